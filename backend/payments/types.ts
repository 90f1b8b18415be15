export interface Bill {
  taskId: number;
  title: string;
  amountCents: number;
  email: string;
  /** Where the payer comes from and returns to. */
  origin: string;
}

/** A payment provider, as far as a checkout needs one. */
export interface Payments {
  begin(bill: Bill): Promise<{ sessionId: string; url: string }>;
  /** The session that a signed message reports as paid; undefined for other messages. Throws for a bad signature. */
  paidSession(body: Buffer, signature: string | undefined): string | undefined;
  /** Only where no payment provider is set up. */
  standIn?: {
    /** What the provider would send to the webhook once this session is paid. */
    paidMessage(sessionId: string): { payload: string; signature: string };
    close(): void;
  };
}
