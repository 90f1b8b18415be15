/** A translator withdraws a proposal. A repeat changes nothing. */
import type { Request, User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { fullName, messageColumns } from '#backend/domain/activity.ts';
import { conflict } from '#backend/domain/errors.ts';
import * as proposals from '#backend/repositories/proposals.ts';
import type { Services } from '#backend/services.ts';
import { publishActivity } from './publish-activity.ts';

export async function withdrawProposal(
  { db, bus, now }: Pick<Services, 'db' | 'bus' | 'now'>,
  { request, proposal, translator }: { request: Request; proposal: proposals.ProposalRow; translator: User },
): Promise<void> {
  if (proposal.status === 'withdrawn') return;
  await inTransaction(db, async (trx) => {
    if (!(await proposals.move(trx, proposal.id, 'withdrawn'))) throw conflict('proposal-closed');
    const withdrawn = {
      code: 'proposal-withdrawn',
      person: fullName(translator),
      title: request.title,
    } as const;
    await publishActivity(trx, bus, now(), {
      notifications: [
        { user_id: request.owner_id, kind: 'proposal', ...messageColumns(withdrawn), url: '/Dashboard' },
      ],
    });
  });
}
