import 'react';

declare module 'react' {
  interface CSSProperties {
    /** React sets custom properties, but its types do not know them. */
    [variable: `--${string}`]: string | number | undefined;
  }
}
