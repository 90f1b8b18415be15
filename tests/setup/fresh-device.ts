/** The files of a run share one browser: drafts and unsent messages that an earlier one kept are not this one's. */
localStorage.clear();
sessionStorage.clear();

/** A page keeps 250 of its calls and drops the rest in silence; the modules under test alone are more. */
performance.setResourceTimingBufferSize(20_000);
