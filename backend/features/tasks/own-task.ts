/** Loads the task of a path, for its two parties only; on a partner's page only what was booked there. */

import { taskAddress } from '#backend/features/notifications/activities.ts';
import { isShownTo } from '#backend/features/people/page-reader.queries.ts';
import { refuseOnPage } from '#backend/features/people/require-session.ts';
import { notFound } from '#backend/platform/errors.ts';
import { readerOf } from '#backend/platform/http/caller.ts';
import { loadResource, smallIdOf } from '#backend/platform/http/load-resource.ts';
import type { Services } from '#backend/services.ts';
import * as tasks from './queries.ts';

export const ownTask = (services: Pick<Services, 'db' | 'config'>) =>
  loadResource(async (call) => {
    const reader = readerOf(call);
    const found = await tasks.findFor(services.db, smallIdOf(call, 'task'), reader.id);
    if (!found) throw notFound('task');
    if (!isShownTo(found, reader)) throw refuseOnPage(call, services, taskAddress(found));
    return found;
  });
