import 'react';

declare module 'react' {
  interface CSSProperties {
    /** React sets custom properties; its types leave them out. */
    [variable: `--${string}`]: string | number | undefined;
  }
}
