import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built marketplace of the end-to-end tests answers. */
    siteUrl: string;
  }
}

export default async function startMarketplace(project: TestProject) {
  project.provide('siteUrl', '');
}
