/** As much of Vue's types as ours build on. */
export interface HTMLAttributes {
  class?: string;
}
export interface DefineComponent<Props> {
  props: Props;
}
export interface GlobalComponents {
  RouterLink: DefineComponent<HTMLAttributes>;
}
