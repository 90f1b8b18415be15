/** The names of the folders in `widgets`, with spaces between them: scripts/build/derived-modules.ts fills them in. */
declare const __DRAGOMAN_WIDGETS__: string | undefined;

export const widgets: string = typeof __DRAGOMAN_WIDGETS__ === 'string' ? __DRAGOMAN_WIDGETS__ : '';
