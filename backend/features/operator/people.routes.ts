/** People and tasks, as operators look them up. Each reading of what is a person's is in the audit log. */
import * as fields from '@dragoman/widgets/domain/fields.ts';
import { OperatorTask, PersonAnswer, PersonRow } from '@dragoman/widgets/domain/operator.ts';
import { taskStatuses } from '@dragoman/widgets/server';
import { Type } from '@fastify/type-provider-typebox';
import { notFound } from '#backend/platform/errors.ts';
import { pageOf, refusals } from '#backend/platform/http/answers.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { loadResource, uuidOf } from '#backend/platform/http/load-resource.ts';
import { beforeOf, decodeCursor, linkRest, totalCount } from '#backend/platform/http/paging.ts';
import type { Services } from '#backend/services.ts';
import * as auditLog from './audit-log.queries.ts';
import { operatorsOnly } from './operators-only.ts';
import * as people from './people.queries.ts';
import { auditAnswer, peopleIn, personAnswer, personRow, taskAnswer } from './people.schema.ts';
import { recordReading } from './readings.ts';

const page = pageOf(100, 24);
/** A person's page shows so many lines of the audit log. */
const shownLines = 50;

export function operatorPeopleRoutes(app: App, services: Services): void {
  const { db } = services;
  const tags = ['operators'];
  const onRequest = operatorsOnly(services);

  app.get(
    '/operator/users',
    {
      onRequest,
      schema: {
        summary: 'Find people',
        tags,
        description: 'The newest first. `q` finds names, e-mail addresses and ids.',
        querystring: Type.Object({ ...page.properties, q: Type.Optional(Type.String({ maxLength: 200 })) }),
        response: { 200: Type.Array(PersonRow), ...refusals },
      },
    },
    async (call, reply) => {
      const { q = '', limit } = call.query;
      const found = await people.list(db, { q, limit, before: beforeOf(call.query) });
      reply.header('x-total-count', totalCount(await people.count(db, q)));
      const ids = found.map(({ id }) => id);
      linkRest(call, reply, ids, limit);
      await recordReading(db, call, { action: 'read-people', reason: '/Operator/Users' });
      return found.slice(0, limit).map(personRow);
    },
  );

  const person = loadResource(async (call) => {
    const found = await people.find(db, uuidOf(call, 'id', 'person'));
    if (!found) throw notFound('person');
    return found;
  });
  app.get(
    '/operator/users/:id',
    {
      onRequest: [...onRequest, person.hook],
      schema: {
        summary: 'Read a person’s account, with all that is theirs',
        tags,
        response: { 200: PersonAnswer, ...refusals },
      },
    },
    async (call) => {
      const found = person.from(call);
      const { id } = found;
      const lines = (await auditLog.list(db, { user: id, limit: shownLines })).slice(0, shownLines);
      const names = await auditLog.namesOf(db, peopleIn(lines));
      const answer = personAnswer(found, {
        offers: await people.offersOf(db, id),
        tasks: await people.newestTasksOf(db, id),
        payments: await people.paymentsOf(db, id),
        mails: await people.mailsTo(db, id),
        audit: lines.map((line) => auditAnswer(line, names)),
      });
      await recordReading(db, call, { action: 'read-person', subject: id, reason: '/Operator/Users/{id}' });
      return answer;
    },
  );

  app.get(
    '/operator/tasks',
    {
      onRequest,
      schema: {
        summary: 'List tasks',
        tags,
        description: 'The newest first.',
        querystring: Type.Object({
          ...page.properties,
          status: Type.Optional(fields.oneOf(taskStatuses)),
        }),
        response: { 200: Type.Array(OperatorTask), ...refusals },
      },
    },
    async (call, reply) => {
      const { status, limit, cursor } = call.query;
      const [before] = decodeCursor(cursor, [0]) ?? [];
      const found = await people.listTasks(db, {
        status,
        limit,
        before: before === undefined ? undefined : Number(before),
      });
      reply.header('x-total-count', totalCount(await people.countTasks(db, { status })));
      const ids = found.map(({ id }) => id);
      linkRest(call, reply, ids, limit);
      await recordReading(db, call, { action: 'read-tasks', reason: '/Operator/Tasks' });
      return found.slice(0, limit).map(taskAnswer);
    },
  );
}
