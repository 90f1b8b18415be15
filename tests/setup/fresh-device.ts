/** The files of a run share one browser: this removes drafts, unsent messages and sign-ins that an earlier file stored. */
localStorage.clear();
sessionStorage.clear();
for (const pair of document.cookie.split('; ')) {
  const [name] = pair.split('=');
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere.
  document.cookie = `${name}=; Path=/; Max-Age=0`;
}

/** By default the browser records only a page's first 250 resource timings; the modules under test alone are more. */
performance.setResourceTimingBufferSize(20_000);
