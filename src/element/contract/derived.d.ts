/** The modules that builds and tests make from contracts and catalogues: scripts/contracts/derived.ts. */

declare module 'virtual:derived/public-attributes' {
  /** Widgets that a backend can prerender, with the attributes that it needs for that. */
  export const publicAttributes: Readonly<Record<string, string>>;
}

declare module 'virtual:derived/message-keys' {
  /** The keys of all texts that a page can replace, with spaces between them. */
  export const messageKeys: string;
}
