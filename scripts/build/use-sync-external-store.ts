/** React has had it since version 18; the package of this name is CommonJS, which an ES module cannot import. */
export { useSyncExternalStore } from 'react';
