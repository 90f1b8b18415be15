import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bookedTask,
  deliver,
  notificationsOf,
  type PaidTask,
  readTask,
  startedTask,
} from '#tests/backend/support/money-world.ts';
import { multipart } from '#tests/backend/support/multipart.ts';
import { areJobsDone } from '#tests/backend/support/quiet-jobs.ts';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { until } from '#tests/setup/until.ts';

interface Row {
  id: string;
  name: string;
  kind: string;
  version: number;
  created_by: string;
  created_at: string;
  words: number | null;
}

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

function add(as: Person, { path }: PaidTask, names: string[], kind?: string, content = 'Some words') {
  const files = names.map((name) => ({ name: 'documents', file: { name, content } }));
  const fields = kind === undefined ? [] : [{ name: 'kind', value: kind }];
  return server.call<{ code: string; message: string; documents: Row[] }>('POST', `${path}/documents`, {
    as,
    ...multipart([...fields, ...files]),
  });
}
const move = (as: Person, { path }: PaidTask, status: string) =>
  server.call('PATCH', path, { as, json: { status } });

describe('files of a task', () => {
  it('say how many words they have, once these are counted', async () => {
    const counting = await testApp();
    const { customer, path } = await startedTask(counting);
    const files = [
      { name: 'letter.txt', content: 'Dear Sir or Madam,\n\nplease send me the form.' },
      { name: 'scan.png', content: Buffer.from('89504e470d0a1a0a', 'hex') },
    ].map((file) => ({ name: 'documents', file }));
    const added = await counting.call<{ documents: Row[] }>('POST', `${path}/documents`, {
      as: customer,
      ...multipart(files),
    });
    expect(added.body.documents).toMatchObject([{ words: null }, { words: null }]);
    await counting.startJobs();
    await until(() => areJobsDone(counting.db), 20_000);
    const { body } = await counting.call<{ documents: Row[] }>('GET', path, { as: customer });
    const words = body.documents.map((row) => [row.name, row.words]);
    expect(words).toEqual(
      expect.arrayContaining([
        ['letter.txt', 9],
        ['scan.png', null],
      ]),
    );
    await counting.close();
  });

  it('are what one works from or the work, in versions, with who added them and when', async () => {
    const task = await startedTask(server);
    const { owner, customer } = task;
    await add(customer, task, ['letter.txt']);
    await add(owner, task, ['letter.txt'], 'deliverable');
    const second = await add(owner, task, ['letter.txt', 'notes.txt', 'letter.txt'], 'deliverable');
    expect(second.body.documents).toMatchObject([{ version: 2 }, { version: 1 }, { version: 3 }]);
    await add(owner, task, ['letter.txt'], 'source');
    const { documents } = await readTask(server, customer, task);
    const rows = (documents as Row[]).map(({ name, kind, version, created_by }) => [
      ...[kind, name, version],
      created_by === owner.id ? 'owner' : 'customer',
    ]);
    expect(rows).toEqual([
      ['source', 'letter.txt', 1, 'customer'],
      ['deliverable', 'letter.txt', 1, 'owner'],
      ['deliverable', 'letter.txt', 2, 'owner'],
      ['deliverable', 'notes.txt', 1, 'owner'],
      ['deliverable', 'letter.txt', 3, 'owner'],
      ['source', 'letter.txt', 2, 'owner'],
    ]);
    for (const { created_at } of documents as Row[])
      expect(Math.abs(Date.parse(created_at) - Date.now())).toBeLessThan(3_600_000);
  });

  it('count their versions even if they arrive at the same moment', async () => {
    const task = await startedTask(server);
    await Promise.all([1, 2, 3].map(() => add(task.owner, task, ['a.txt'], 'deliverable')));
    const { documents } = await readTask(server, task.owner, task);
    expect((documents as Row[]).map(({ version }) => version)).toEqual([1, 2, 3]);
  });

  it('lead whoever is told of them to the task', async () => {
    const task = await startedTask(server);
    await add(task.owner, task, ['a.txt'], 'deliverable');
    expect(await notificationsOf(server, task.customer)).toContain(
      `Mira Okafor added a document to “Certificates”. /Task/${task.id}`,
    );
  });

  it('of one delivery make one message and one notification, and arrive at once in an open conversation', async () => {
    const task = await startedTask(server);
    const { conversation_id } = await readTask(server, task.owner, task);
    const messages = async () => {
      const { body } = await server.call<{ activity: { code: string; count: number }; documents: Row[] }[]>(
        'GET',
        `/chat/selectedChat/${conversation_id}`,
        { as: task.customer },
      );
      return body
        .filter(({ activity }) => activity?.code === 'documents-added')
        .map(({ activity, documents }) => [activity.count, documents.map(({ name }) => name)]);
    };
    const notified = async () =>
      (await notificationsOf(server, task.customer)).filter((text) => /document|deliver/i.test(text));
    await Promise.all(['a.txt', 'b.txt'].map((name) => add(task.owner, task, [name], 'deliverable')));
    await add(task.owner, task, ['c.txt'], 'deliverable');
    expect(await messages()).toEqual([[3, expect.arrayContaining(['a.txt', 'b.txt', 'c.txt'])]]);
    expect(await notified()).toEqual([`Mira Okafor added 3 documents to “Certificates”. /Task/${task.id}`]);
    await move(task.owner, task, 'delivered');
    expect(await notified()).toEqual([expect.stringMatching(/delivered.* \/Task\//i)]);

    await server.call('POST', '/notifications/read', { as: task.customer, json: {} });
    await add(task.owner, task, ['d.txt'], 'deliverable');
    expect((await messages()).map(([count]) => count)).toEqual([3, 1]);
    expect((await notified())[0]).toContain('added a document');
  });

  it('are deliverables only of the owner, and of a kind that we know', async () => {
    const task = await startedTask(server);
    expect(await add(task.customer, task, ['a.txt'], 'deliverable')).toMatchObject({
      status: 403,
      body: { code: 'deliverable-by-owner' },
    });
    expect((await add(await server.person(), task, ['a.txt'], 'deliverable')).status).toBe(404);
    for (const kind of ['', 'invoice', 'Deliverable'])
      expect((await add(task.owner, task, ['a.txt'], kind)).status, kind).toBe(422);
    expect((await readTask(server, task.owner, task)).documents).toEqual([]);
  });

  it('are deliverables from the beginning of the work until it is accepted', async () => {
    const people = { owner: await server.person(), customer: await server.person() };
    const booked = await bookedTask(server, people);
    expect(await add(people.owner, booked, ['a.txt'], 'deliverable')).toMatchObject({
      status: 409,
      body: { code: 'deliverable-too-early' },
    });
    expect((await add(people.owner, booked, ['a.txt'])).status).toBe(200);

    const task = await startedTask(server, people);
    const deliverable = async () => (await add(people.owner, task, ['a.txt'], 'deliverable')).status;
    expect(await deliverable()).toBe(200);
    await deliver(server, task);
    expect(await deliverable()).toBe(200);
    await move(people.customer, task, 'changes_requested');
    expect(await deliverable()).toBe(200);
    await server.call('POST', `${task.path}/dispute`, { as: people.owner, json: { text: 'Unclear' } });
    expect(await deliverable()).toBe(409);
    expect((await add(people.customer, task, ['a.txt'])).status).toBe(200);
    await server.call('DELETE', `${task.path}/dispute`, { as: people.owner });
    await deliver(server, task);
    await move(people.customer, task, 'finished');
    expect(await deliverable()).toBe(409);
    expect(await add(people.customer, task, ['a.txt'])).toMatchObject({
      status: 409,
      body: { code: 'task-off' },
    });
  });
});
