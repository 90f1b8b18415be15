/** As much of Solid's types as ours build on. */
export namespace JSX {
  interface HTMLAttributes<Target> {
    class?: string;
    ref?: (element: Target | null) => void;
  }
  interface IntrinsicElements {
    p: HTMLAttributes<HTMLParagraphElement>;
  }
}
