/** Resolves in a new task: the browser answers to the visitor before it. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
