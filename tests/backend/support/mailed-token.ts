/** The links in the mails of the outbox. */
import type { TestApp } from './test-app.ts';

interface Listed {
  id: string;
  to: string;
  subject: string;
  text: string;
}

type Server = Pick<TestApp, 'call' | 'config'>;

export const mailbox = async ({ call, config }: Server) =>
  (await call<Listed[]>('GET', '/mailbox', { as: `Bearer ${config.mailboxKey}` })).body;

/** The token of the newest link to that page. */
export async function mailedToken(server: Server, page: string): Promise<string> {
  for (const { text } of await mailbox(server)) {
    const [, token] = new RegExp(`/${page}\\?token=(\\S+)`).exec(text) ?? [];
    if (token) return token;
  }
  throw new Error(`There is no link to /${page}.`);
}
