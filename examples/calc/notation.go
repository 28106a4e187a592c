package main

// notation explains expressions.
const notation = `Expressions:
  7  -3/8  *3  ^^  v3       numbers, nimbers, ups and downs; 1/2^3*2 is their sum
  ^<3>  ^[3]                powers of ^ and their sums
  {2||1|-1}  {0,*|}         a game from its options; more bars bind more weakly
  g + h  g - h  -g  (g)     sums, differences, negatives
  g:h                       ordinal sums
  3.g  3(g)                 multiples
  +-g  +-{g,h}  +_g  -_g    switches, tiny and miny; 1+-1 is 1 and a switch, and 1 + -1 is 0
  cool(g,1/2)  heat(g,1)    functions: also freeze(g) overheat(g,s,t) ordsum(g,h) norton(g,u)
                            times(g,h) (the Conway product) tiny(g) miny(g) pow(g,x) powto(g,x) subordinate(g,b) companion(g)
                            mean(g) temperature(g) leftStop(g) rightStop(g) birthday(g)
                            atomicWeight(g) reducedCanonicalForm(g) simplest(x,y)
                            followers(g) stopCount(g) conjunctive(g,h) selective(g,h)
                            continuedConjunctive(g,h) shortenedSelective(g,h) shortenedSum(g,h)
                            dicoticVariant(g) impartialVariant(g) twistedVariant(g)
  g < h                     also <= > >= == !=, and for confused || as well as <>: true or false
  isHot(g)                  questions: also isNumber isInteger isNimber isInfinitesimal isNumberish
                            isNumberTiny isAllSmall isDicotic isAtomic isUptimal isSwitch isTepid
                            isCold isEven isOdd isEvenTempered isOddTempered isZero: true or false
  leftOptions(g)            games: also rightOptions incentives leftIncentives rightIncentives
  uptimal(g)                also outcome misereOutcome confusionInterval farStar levels
`
