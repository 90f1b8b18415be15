/** Replaces the package of this name, which is CommonJS, by React's own hook (since React 18). */
export { useSyncExternalStore } from 'react';
