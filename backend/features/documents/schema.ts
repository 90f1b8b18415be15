/** Shapes of documents in calls and answers. */

import * as fields from '@dragoman/widgets/domain/fields.ts';
import { documentKinds } from '@dragoman/widgets/server';
import { Type } from '@fastify/type-provider-typebox';

export { documentData as documentAnswer } from '#backend/features/notifications/event-data.ts';

/** The fields beside the files. */
export const Upload = Type.Object({ kind: Type.Optional(fields.oneOf(documentKinds)) });
