/** In the chunk of React itself, which so has run before the next one does: in one go they would take a phone too long. */
export { createRoot, hydrateRoot, type Root } from 'react-dom/client';
