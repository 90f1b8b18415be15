/** Counts a file's words in a process of its own. */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { tooLarge } from '#backend/platform/errors.ts';
import { busy } from '#backend/platform/http/api-error.ts';
import { inProject } from '#backend/project-root.ts';
import { hasText } from './text-of.ts';
import type { TextSize } from './words.ts';

/** At once in this process; a file takes a whole processor for its time. */
const inTurn = pLimit(2);
/** More would wait longer than their callers do. */
const mostWaiting = 20;

// The build makes a program of it. From source Node needs a loader for TypeScript.
const isBuilt = !import.meta.url.endsWith('.ts');
const program = isBuilt
  ? [inProject('build/backend/counting-process.js')]
  : ['--import', 'tsx', fileURLToPath(new URL('counting-process.ts', import.meta.url))];

export interface CountedFile extends TextSize {
  name: string;
  /** A page has 250 words, as translators count them; null where there are no words to read. */
  pages: number | null;
  readable: boolean;
}

const wordsOfPage = 250;

export async function countFile(name: string, content: Buffer, language?: string): Promise<CountedFile> {
  if (inTurn.pendingCount >= mostWaiting) throw busy(2);
  const size = hasText(name) && (await inTurn(() => sizeOfFile(name, content, language)));
  const { words, characters } = size || { words: 0, characters: 0 };
  const readable = words > 0;
  return { name, words, pages: readable ? Math.ceil(words / wordsOfPage) : null, characters, readable };
}

async function sizeOfFile(name: string, content: Buffer, language = ''): Promise<TextSize> {
  const child = spawn(process.execPath, [...program, name, language], {
    stdio: ['pipe', 'pipe', 'ignore'],
    // Nothing of the server's secrets.
    env: {},
  });
  // A process that has exceeded its limits reads no further.
  child.stdin.on('error', () => undefined);
  child.stdin.end(content);
  const [printed] = await Promise.all([
    text(child.stdout),
    new Promise((resolve, reject) => child.once('close', resolve).once('error', reject)),
  ]);
  if (child.exitCode) throw new Error(`The process that counts words ended with ${child.exitCode}.`);
  // It kills itself where a file exceeds its limits, and the system does where memory ends.
  const size: TextSize | null = child.signalCode ? null : JSON.parse(printed);
  if (!size) throw tooLarge('file-uncountable', { name });
  return size;
}
