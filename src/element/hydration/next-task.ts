/** Resolves when the page has had its turn: not a timer, which a page in the background has once a second. */
export const nextTask = (): Promise<void> =>
  new Promise((resume) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resume();
    };
    port2.postMessage(null);
  });
