/** The code of a page cannot be loaded: the visitor is offline, or the site has new files since the app started. */
export class PageNotLoaded extends Error {}

/** Fails in this way where the code cannot be loaded. */
export const asPage = <T>(code: Promise<T>): Promise<T> =>
  code.catch((cause: unknown) => {
    throw new PageNotLoaded('The code of the page cannot be loaded.', { cause });
  });

/** Whether to load this page as a whole, as the server renders it: only once for an entry of the history. */
export const canReload = (): boolean => navigator.onLine && history.state?.reloaded !== true;

export function reload(): void {
  history.replaceState({ ...history.state, reloaded: true }, '');
  location.reload();
}
