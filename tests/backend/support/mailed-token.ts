/** The links in the mails of the outbox. */
import type { TestApp } from './test-app.ts';

interface Listed {
  to: string;
  subject: string;
  text: string;
}

export const mailbox = async ({ call }: Pick<TestApp, 'call'>) =>
  (await call<Listed[]>('GET', '/mailbox')).body;

/** The token of the newest link to that page. */
export async function mailedToken(server: Pick<TestApp, 'call'>, page: string): Promise<string> {
  for (const { text } of await mailbox(server)) {
    const [, token] = new RegExp(`/${page}\\?token=(\\S+)`).exec(text) ?? [];
    if (token) return token;
  }
  throw new Error(`There is no link to /${page}.`);
}
