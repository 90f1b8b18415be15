/** Where a call came from, as the audit log records it. */
export interface CallSource {
  /** The caller's network: precise enough to compare, too coarse for one person. */
  network: string | null;
  requestId: string;
}
