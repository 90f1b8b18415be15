/** The files of a run share one browser: drafts and unsent messages that an earlier one kept are not this one's. */
localStorage.clear();
sessionStorage.clear();
