/** The one Chromium of a run, to which every end-to-end test file connects. */
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { chromiumArgs, findHeadlessChromium } from '#scripts/programs.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where Playwright connects to the browser of the end-to-end tests. */
    browserUrl: string;
  }
}

export default async function startChromium(project: TestProject) {
  const server = await chromium.launchServer({
    executablePath: findHeadlessChromium(),
    args: chromiumArgs,
    host: '127.0.0.1',
  });
  project.provide('browserUrl', server.wsEndpoint());
  return () => server.close();
}
