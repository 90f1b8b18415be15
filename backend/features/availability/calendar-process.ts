/** A process of its own that reads one calendar from its input, and prints the busy times; `null` where it is none. */
import { text } from 'node:stream/consumers';
import { limitItself } from '#backend/platform/limited-process/limit-itself.ts';
import { busyTimes } from './busy-times.ts';

const [how = ''] = process.argv.slice(2);
const calendar = await text(process.stdin);
limitItself();
process.stdout.write(JSON.stringify(read()), () => process.exit());

function read() {
  try {
    return busyTimes(calendar, JSON.parse(how));
  } catch {
    return null;
  }
}
