/** Loads the conversation of a path, for its two parties only. */
import { isUuid } from '#backend/database/ids.ts';
import { notFound } from '#backend/domain/errors.ts';
import { loadResource, parameter } from '#backend/http/load-resource.ts';
import { userOf } from '#backend/http/require-session.ts';
import * as conversations from '#backend/repositories/conversations.ts';
import type { Services } from '#backend/services.ts';

export const ownConversation = ({ db }: Pick<Services, 'db'>) =>
  loadResource(async (call) => {
    const id = parameter(call, 'id');
    const found = isUuid(id) ? await conversations.findFor(db, id, userOf(call).id) : undefined;
    if (!found) throw notFound('conversation');
    return found;
  });
