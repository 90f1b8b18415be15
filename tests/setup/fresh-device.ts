/** The files of a run share one browser: this removes drafts and unsent messages that an earlier file stored. */
localStorage.clear();
sessionStorage.clear();

/** By default the browser records only a page's first 250 resource timings; the modules under test alone are more. */
performance.setResourceTimingBufferSize(20_000);
