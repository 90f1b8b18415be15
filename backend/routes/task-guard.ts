/** Loads the task of a path, for its two parties only. */
import { smallId } from '#backend/database/ids.ts';
import { notFound } from '#backend/domain/errors.ts';
import { loadResource, parameter } from '#backend/http/load-resource.ts';
import { userOf } from '#backend/http/require-session.ts';
import * as tasks from '#backend/repositories/tasks.ts';
import type { Services } from '#backend/services.ts';

export const ownTask = ({ db }: Pick<Services, 'db'>) =>
  loadResource(async (call) => {
    const id = smallId(parameter(call, 'id'));
    const found = id && (await tasks.findFor(db, id, userOf(call).id));
    if (!found) throw notFound('task');
    return found;
  });
