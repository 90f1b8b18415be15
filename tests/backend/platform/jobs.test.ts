/** Jobs: committed ones run once, failed ones again, and one that runs does not hold up the end of the process. */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type JobServices, jobList } from '#backend/job-list.ts';
import { jobQueue } from '#backend/platform/database/job-queue.ts';
import { inTransaction } from '#backend/platform/database/transaction.ts';
import { folderStorage } from '#backend/platform/files/storage.ts';
import { type Job, type JobList, openJobs } from '#backend/platform/jobs/jobs.ts';
import { enqueue } from '#backend/platform/jobs/queries.ts';
import { type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let server: TestApp;
let log: { level: string; facts: Record<string, unknown>; text: string }[];
let opened: { stop(): Promise<void> }[];

beforeEach(async () => {
  server = await testApp();
  log = [];
  opened = [];
});
afterEach(async () => {
  for (const worker of opened) await worker.stop();
  await server.close();
});

/** What a process does: it works on the jobs of the list, in which `sweep-files` runs when it is enqueued only. */
async function startJobs(job: Partial<Job<object, JobServices>> = {}, list: JobList<JobServices> = jobList) {
  const { every: _daily, ...onDemand } = list['sweep-files'];
  const jobs = await openJobs({
    services: { ...server.services, storage: folderStorage(server.config.dataDir) },
    log: {
      warn: (facts, text) => log.push({ level: 'warn', facts: { ...facts }, text }),
      error: (facts, text) => log.push({ level: 'error', facts: { ...facts }, text }),
    },
    jobs: { ...list, 'sweep-files': { ...onDemand, ...job } },
  });
  let stopped: Promise<void> | undefined;
  const worker = {
    stop: () => {
      stopped ??= jobs.stop();
      return stopped;
    },
  };
  opened.push(worker);
  jobs.start();
  return worker;
}

const add = () => inTransaction(server.db, (trx) => enqueue(trx, 'sweep-files', {}));

interface Row {
  id: string;
  state: string;
  retry_count: number;
  wait: number;
  output: unknown;
}
/** The jobs of that name; `wait` is the seconds from the last start to the next. */
async function rows(name = 'sweep-files'): Promise<Row[]> {
  const found = await sql<Row>`
    select id, state, retry_count, output, extract(epoch from start_after - started_on)::float8 as wait
    from jobs.job where name = ${name} order by created_on, id`.execute(server.db);
  return found.rows;
}
const states = async (name?: string) => (await rows(name)).map(({ state }) => state);
const makeDue = () =>
  sql`update jobs.job set start_after = now() - interval '1 second' where state = 'retry'`.execute(server.db);

describe('a job', () => {
  it('runs once with two workers if its transaction commits, and never if that rolls back', async () => {
    const undone = inTransaction(server.db, async (trx) => {
      await enqueue(trx, 'sweep-files', {});
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    for (let count = 0; count < 20; count += 1) await add();
    let ran = 0;
    const run = async () => {
      ran += 1;
    };
    await Promise.all([startJobs({ run }), startJobs({ run })]);
    await expect.poll(() => states()).toEqual(Array(20).fill('completed'));
    expect(ran).toBe(20);
    expect(log).toEqual([]);
  });

  it('that throws runs again after longer and longer waits, then is given up with its reason', async () => {
    const run = async () => {
      throw Object.assign(new Error('no way'), { detail: 'Key (email)=(ada@example.test)' });
    };
    await startJobs({ run, retryLimit: 2, retryDelay: 100 });
    await add();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await expect.poll(() => log.length).toBe(attempt);
      await expect.poll(() => states()).toEqual(['retry']);
      const [row] = await rows();
      waits.push(row?.wait ?? 0);
      await makeDue();
    }
    await expect.poll(() => states()).toEqual(['failed']);
    const [first = 0, second = 0] = waits;
    expect(first).toBeGreaterThanOrEqual(100);
    expect(second).toBeGreaterThanOrEqual(200);
    expect(await rows()).toMatchObject([{ retry_count: 2, output: { message: 'no way' } }]);
    expect((await rows())[0]?.output).toEqual({ message: 'no way' });
    expect(log.map(({ facts: { err, ...facts }, text }) => [text, facts, (err as Error).message])).toEqual(
      [1, 2, 3].map((attempt) => [
        'A job failed.',
        { job: 'sweep-files', attempt, isGivenUp: attempt === 3 },
        'no way',
      ]),
    );
  });

  it('that takes too long has failed, whether or not it listens', async () => {
    await startJobs({ run: () => new Promise(() => undefined), expireInSeconds: 1, retryLimit: 0 });
    await add();
    await expect.poll(() => states()).toEqual(['failed']);
    expect((await rows())[0]?.output).toEqual({ message: 'It took longer than 1 s.' });
  });

  it('that hangs holds up no others of its kind, also those that come later', async () => {
    let free = () => {};
    const held = new Promise<void>((resolve) => {
      free = resolve;
    });
    let begun = 0;
    const run = () => {
      begun += 1;
      return begun === 1 ? held : Promise.resolve();
    };
    await startJobs({ atOnce: 2, run });
    await add();
    await expect.poll(() => states()).toEqual(['active']);
    await add();
    await expect.poll(() => states()).toEqual(['active', 'completed']);
    await add();
    await expect.poll(() => states()).toEqual(['active', 'completed', 'completed']);
    free();
    await expect.poll(() => states()).toEqual(['completed', 'completed', 'completed']);
  });

  it('waits while two others call the same address, and lets those to other addresses pass', async () => {
    let free = () => {};
    const held = new Promise<void>((resolve) => {
      free = resolve;
    });
    const addresses = ['slow', 'slow', 'slow', 'slow', 'good'];
    const byId = new Map<object, string>();
    const called: string[] = [];
    await startJobs({
      atOnce: 5,
      addressOf: async (_services, data) => {
        const address = byId.get(data) ?? addresses.shift() ?? '';
        byId.set(data, address);
        return address;
      },
      run: async (_context, data) => {
        const address = byId.get(data) ?? '';
        called.push(address);
        if (address === 'slow') await held;
      },
    });
    for (let count = addresses.length; count > 0; count -= 1) await add();
    await expect.poll(() => called.toSorted()).toEqual(['good', 'slow', 'slow']);
    free();
    await expect.poll(() => called.length, { timeout: 20_000 }).toBe(5);
  });

  it('of a process that died runs in another one when its time is over', async () => {
    await (await startJobs()).stop();
    await add();
    await jobQueue(server.db).fetch('sweep-files');
    expect(await states()).toEqual(['active']);
    await sql`update jobs.job set started_on = now() - interval '1 year'`.execute(server.db);
    let ran = 0;
    await startJobs({
      run: async () => {
        ran += 1;
      },
    });
    await expect.poll(() => states()).toEqual(['retry']);
    await makeDue();
    await expect.poll(() => states()).toEqual(['completed']);
    expect(ran).toBe(1);
  });

  it('that cannot be settled is reported once, and runs again when its time is over', async () => {
    await (await startJobs({ retryLimit: 1 })).stop();
    await add();
    let ran = 0;
    const run = async () => {
      ran += 1;
      if (ran === 1) await sql`alter table jobs.job rename column output to missing`.execute(server.db);
    };
    const broken = await startJobs({ run });
    await expect.poll(() => log.map(({ text }) => text)).toEqual(['The queue of jobs failed.']);
    await broken.stop();
    await sql`alter table jobs.job rename column missing to output`.execute(server.db);
    expect(await states()).toEqual(['active']);
    await sql`update jobs.job set started_on = now() - interval '1 year'`.execute(server.db);
    await startJobs({ run });
    await expect.poll(() => states()).toEqual(['retry']);
    await makeDue();
    await expect.poll(() => states()).toEqual(['completed']);
    expect(ran).toBe(2);
  });

  it('on a schedule is added once for each span, by however many processes', async () => {
    await startJobs();
    await startJobs();
    await expect.poll(() => states('sweep-expired')).toEqual(['completed']);
    await startJobs();
    await add();
    await expect.poll(() => states()).toEqual(['completed']);
    expect(await states('sweep-expired')).toEqual(['completed']);
  });
});

describe('a process that stops', () => {
  it('lets a running job finish', async () => {
    await add();
    let isRunning = false;
    const jobs = await startJobs({
      run: ({ signal }) => {
        isRunning = true;
        return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
      },
    });
    await expect.poll(() => isRunning).toBe(true);
    await jobs.stop();
    expect(await states()).toEqual(['completed']);
  });

  it.each([
    ['breaks off', (signal: AbortSignal) => signal.throwIfAborted()],
    ['does not listen', () => undefined],
  ])('gives a job back that %s, without counting the attempt', async (_title, onAbort) => {
    await add();
    let isRunning = false;
    const jobs = await startJobs({
      run: ({ signal }) => {
        isRunning = true;
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            try {
              onAbort(signal);
            } catch (error) {
              reject(error);
            }
          });
        });
      },
    });
    await expect.poll(() => isRunning).toBe(true);
    await jobs.stop();
    expect(await rows()).toMatchObject([{ state: 'created', retry_count: 0 }]);
    await startJobs({ run: async () => undefined });
    await expect.poll(() => states()).toEqual(['completed']);
    expect(await rows()).toMatchObject([{ retry_count: 0 }]);
    expect(log).toEqual([]);
  });
});
