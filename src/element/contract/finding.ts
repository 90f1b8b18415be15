/** Something about an embedded element that should be fixed. The codes are described in docs/troubleshooting.md. */
export interface Finding {
  code:
    | 'unknown-attribute'
    | 'bad-value'
    | 'two-versions'
    | 'taken-tag'
    | 'backend-missing'
    | 'backend-unreachable'
    | 'blocked-by-csp'
    | 'blocked-by-cors'
    | 'blocked-mixed-content'
    | 'no-partner'
    | 'page-without-https';
  /** An `error` keeps the widget from working; with a `warning` it works otherwise than was written. */
  level: 'error' | 'warning';
  /** Where it is about one attribute: its name, as in the contract or as found. */
  attribute?: string;
  /** What is wrong, in one sentence. */
  message: string;
  /** How to fix it. */
  fix: string;
}
