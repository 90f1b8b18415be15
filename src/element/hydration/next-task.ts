/** Resolves in a new task, after the page's waiting tasks. Browsers would delay a timer of a background page by a second. */
export const nextTask = (): Promise<void> =>
  new Promise((resume) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resume();
    };
    port2.postMessage(null);
  });
