/** What the page to pay on asks of the stand-in for the payment provider. */
export interface StandIn {
  /** What the provider would send to the webhook once this session is paid. */
  paidMessage(sessionId: string): { payload: string; signature: string };
  close(): void;
}
