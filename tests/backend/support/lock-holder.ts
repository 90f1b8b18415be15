/** Locks a folder or releases it, as each line on standard input says: `lock-holder.ts FOLDER`. */
import { createInterface } from 'node:readline';
import { LockedError, lockDatabase } from '#backend/platform/database/database-lock.ts';

const [folder = ''] = process.argv.slice(2);
let release = () => undefined as unknown;

const commands: Record<string, () => Promise<string>> = {
  async lock() {
    try {
      release = await lockDatabase(folder);
      return `locked by ${process.pid}`;
    } catch (error) {
      if (error instanceof LockedError) return 'refused';
      throw error;
    }
  },
  async release() {
    release();
    return 'released';
  },
};

console.log('ready');
for await (const line of createInterface(process.stdin)) console.log(await commands[line]?.());
