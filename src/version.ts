/** Filled in by the build from package.json. */
declare const __DRAGOMAN_VERSION__: string | undefined;

export const version: string = typeof __DRAGOMAN_VERSION__ === 'string' ? __DRAGOMAN_VERSION__ : '0.0.0';
