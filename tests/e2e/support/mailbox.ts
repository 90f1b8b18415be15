/** The outbox of the marketplace that all tests share, newest first. */
import { mailboxKey } from '#tests/setup/start-marketplace.ts';

export const readsMailbox = { authorization: `Bearer ${mailboxKey}` };

export async function mailbox(siteUrl: string): Promise<{ to: string; text: string }[]> {
  return (await fetch(`${siteUrl}/mailbox`, { headers: readsMailbox })).json();
}
