/** A problem of an embedded element. docs/troubleshooting.md describes the codes. */
export interface Finding {
  code:
    | 'unknown-attribute'
    | 'bad-value'
    | 'missing-attribute'
    | 'bad-template'
    | 'unknown-element'
    | 'unknown-setting'
    | 'unknown-message'
    | 'inherited-font'
    | 'foreign-redirect'
    | 'two-versions'
    | 'taken-tag'
    | 'backend-missing'
    | 'backend-unreachable'
    | 'blocked-by-csp'
    | 'blocked-by-cors'
    | 'blocked-mixed-content'
    | 'no-partner'
    | 'page-without-https';
  /** With an `error` the widget does not work. With a `warning` it works, but not as the page says. */
  level: 'error' | 'warning';
  /** The name of the attribute that the finding is about, if any. */
  attribute?: string;
  /** What is wrong, in one sentence. */
  message: string;
  /** How to fix it. */
  fix: string;
}
