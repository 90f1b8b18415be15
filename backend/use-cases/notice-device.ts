/** Mails a person who signs in with a browser in which they have not signed in before. */
import { deviceOf } from '@dragoman/widgets/server';
import { tokenHash } from '#backend/auth/tokens.ts';
import type { Transaction } from '#backend/database/transaction.ts';
import * as users from '#backend/repositories/users.ts';
import { queueMail } from './queue-mail.ts';

/** Of one person. */
const mostDevices = 50;

/** Part of the transaction of a use case, which has locked the person. The first browser of an account is no news. */
export async function noticeDevice(trx: Transaction, id: string, userAgent: string, at: Date): Promise<void> {
  const user = await users.find(trx, id);
  const device = deviceOf(userAgent);
  const hash = tokenHash(`${id} ${device}`);
  if (!user || user.known_devices.includes(hash)) return;
  await users.rememberDevices(trx, id, [...user.known_devices, hash].slice(-mostDevices));
  if (user.known_devices.length === 0) return;
  const content = { about: 'new-sign-in', device, path: '/Settings' } as const;
  await queueMail(trx, { to: user, topic: 'security', content, at });
}
