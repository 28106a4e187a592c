package zermelo

// SetTeamSizes makes searches share small questions as well: after so many looks, in so many jobs a round, of so many
// looks. It returns what undoes that.
func SetTeamSizes(alone, jobs, looks int) (restore func()) {
	was := teamSizes
	teamSizes = sizes{alone, jobs, looks}
	return func() { teamSizes = was }
}
