/** A webhook has failed for five days: it is switched off, and the members of its partner are told. */
import { inTransaction } from '#backend/database/transaction.ts';
import { messageColumns } from '#backend/domain/activity.ts';
import { fixedPartners } from '#backend/domain/partners.ts';
import { lockInOrder } from '#backend/repositories/locks.ts';
import * as partners from '#backend/repositories/partners.ts';
import * as users from '#backend/repositories/users.ts';
import * as deliveries from '#backend/repositories/webhook-deliveries.ts';
import * as webhooks from '#backend/repositories/webhooks.ts';
import type { Services } from '#backend/services.ts';
import { publishActivity } from './publish-activity.ts';
import { queueMail } from './queue-mail.ts';

export async function switchOffWebhook(
  { db, bus, config }: Pick<Services, 'db' | 'bus' | 'config'>,
  { webhook: id, since }: { webhook: string; since: string },
): Promise<void> {
  const webhook = await webhooks.find(db, id);
  if (!webhook) return;
  const { partner, url } = webhook;
  const fixed = fixedPartners(config).find((one) => one.id === partner);
  await inTransaction(db, async (trx) => {
    const named = fixed
      ? (fixed.members ?? [])
      : (await partners.members(trx, partner)).map((member) => member.id);
    // The operator may have named an account that is no more.
    const found = await Promise.all(named.map((member) => users.find(trx, member.toLowerCase())));
    const members = found.filter((member) => member !== undefined);
    const locked = await lockInOrder(trx, { users: members.map((member) => member.id) });
    const present = await webhooks.lock(trx, id);
    // It has worked again since.
    if (!present?.active || present.failing_since?.toISOString() !== since) return;
    await webhooks.update(trx, id, { active: false });
    await deliveries.giveUpAll(trx, id);
    const activity = { code: 'webhook-switched-off', title: new URL(url).host } as const;
    const path = `/Partners/${partner}`;
    await publishActivity(trx, bus, locked, {
      notifications: members.map((member) => ({
        ...{ user_id: member.id, kind: 'partner', url: path },
        ...messageColumns(activity),
      })),
    });
    for (const to of members)
      await queueMail(trx, {
        ...{ to, topic: 'security', at: locked.at },
        content: { about: 'activity', activity, path },
      });
  });
}
