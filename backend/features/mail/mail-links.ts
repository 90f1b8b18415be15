/** The addresses in mails. */
import { createHmac } from 'node:crypto';
import type { Config } from '#backend/config.ts';
import type { MailsTable } from '#backend/platform/database/tables-identity.ts';

/** Our own site's origin. Without PUBLIC_URL only this machine reaches it. */
export const originOf = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`;

/** Proves that somebody got a mail of this kind. */
export const unsubscribeToken = (key: string, kind: string): string =>
  createHmac('sha256', key).update(kind).digest('base64url');

interface Addressed {
  user_id: string | null;
  topic: MailsTable['topic'];
  unsubscribe_key: string;
}

/** Turns off this kind of mails without signing in; undefined for mails about security. */
export function unsubscribeUrl(
  origin: string,
  { user_id, topic, unsubscribe_key }: Addressed,
): string | undefined {
  if (topic === 'security' || !user_id) return undefined;
  const params = { user: user_id, kind: topic, token: unsubscribeToken(unsubscribe_key, topic) };
  return `${origin}/Unsubscribe?${new URLSearchParams(params)}`;
}

/** Where somebody is led whose request, or whose proposal's request, is gone. */
export const requestBoard = '/RequestBoard';
