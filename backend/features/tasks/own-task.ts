/** Loads the task of a path, for its two parties only. */
import { notFound } from '#backend/platform/errors.ts';
import { userOf } from '#backend/platform/http/caller.ts';
import { loadResource, smallIdOf } from '#backend/platform/http/load-resource.ts';
import type { Services } from '#backend/services.ts';
import * as tasks from './queries.ts';

export const ownTask = ({ db }: Pick<Services, 'db'>) =>
  loadResource(async (call) => {
    const found = await tasks.findFor(db, smallIdOf(call, 'task'), userOf(call).id);
    if (!found) throw notFound('task');
    return found;
  });
