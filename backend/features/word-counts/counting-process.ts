/**
 * A process of its own that counts one file: a file is a stranger's work, and may want more time and memory than
 * anything else here. It reads the file from its input and prints its size; `null` where that would be too much.
 */
import { buffer } from 'node:stream/consumers';
import { limitItself } from '#backend/platform/limited-process/limit-itself.ts';
import { TooMuch, textsOf } from './text-of.ts';
import { sizeOf, type TextSize } from './words.ts';

const [ending = '', language] = process.argv.slice(2);
const content = await buffer(process.stdin);
limitItself();
process.stdout.write(JSON.stringify(await count()), () => process.exit());

async function count(): Promise<TextSize | null> {
  try {
    return sizeOf(await textsOf(ending, content), language || undefined);
  } catch (error) {
    if (error instanceof TooMuch) return null;
    // Encrypted, broken, or not what its ending says: nobody but a person can count it.
    return { words: 0, characters: 0 };
  }
}
