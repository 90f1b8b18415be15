/** The task an address names, for its two parties alone. */
import { notFound } from './api-error.ts';
import { guard, parameter } from './guard.ts';
import { smallId } from './ids.ts';
import * as tasks from './repositories/tasks.ts';
import type { Services } from './services.ts';
import { userOf } from './signed-in.ts';

export const ownTask = ({ db }: Pick<Services, 'db'>) =>
  guard(async (call) => {
    const id = smallId(parameter(call, 'id'));
    const found = id && (await tasks.findFor(db, id, userOf(call).id));
    if (!found) throw notFound('task');
    return found;
  });
