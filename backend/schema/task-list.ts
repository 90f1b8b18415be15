/** What lists of tasks can be asked for. */
import { taskStatuses } from '@dragoman/widgets/server';
import { Type } from '@fastify/type-provider-typebox';
import { taskSorts } from '#backend/repositories/task-list.ts';
import * as fields from './fields.ts';

const anyStatus = `(${taskStatuses.join('|')})`;

export const TaskQuery = Type.Object({
  q: Type.Optional(fields.shortText(200)),
  status: Type.Optional(
    Type.String({
      pattern: `^(${anyStatus}(,${anyStatus})*)?$`,
      maxLength: 200,
      description: `words of ${taskStatuses.join(', ')}, with commas between`,
    }),
  ),
  role: Type.Optional(fields.oneOf(['customer', 'owner'])),
  sort: Type.Optional(fields.oneOf(taskSorts)),
  limit: Type.Optional(fields.whole(1, 100)),
  cursor: Type.Optional(Type.String({ maxLength: 500, description: 'one that this list has handed out' })),
});
