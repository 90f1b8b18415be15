/** The conversation an address names, for its two parties alone. */
import { notFound } from './api-error.ts';
import { guard, parameter } from './guard.ts';
import { isUuid } from './ids.ts';
import * as conversations from './repositories/conversations.ts';
import type { Services } from './services.ts';
import { userOf } from './signed-in.ts';

export const ownConversation = ({ db }: Pick<Services, 'db'>) =>
  guard(async (call) => {
    const id = parameter(call, 'id');
    const found = isUuid(id) ? await conversations.findFor(db, id, userOf(call).id) : undefined;
    if (!found) throw notFound('conversation');
    return found;
  });
