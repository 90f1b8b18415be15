import type { TestProject } from 'vitest/node';
import { startMarketplace } from './start-marketplace.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built marketplace of the end-to-end tests answers. */
    siteUrl: string;
  }
}

export default async function provideMarketplace(project: TestProject) {
  const { address, stop } = await startMarketplace();
  project.provide('siteUrl', address);
  return stop;
}
