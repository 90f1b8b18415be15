/** Counts a file's words in a process of its own. */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { wordsPerPage } from '@dragoman/widgets/domain/units.ts';
import { promise as queueOf } from 'fastq';
import { tooLarge } from '#backend/platform/errors.ts';
import { inProject } from '#backend/project-root.ts';
import { endingOf, hasText } from './text-of.ts';
import type { TextSize } from './words.ts';

// The build makes a program of it. From source Node needs a loader for TypeScript.
const isBuilt = !import.meta.url.endsWith('.ts');
const program = isBuilt
  ? [inProject('build/backend/counting-process.js')]
  : ['--import', 'tsx', fileURLToPath(new URL('counting-process.ts', import.meta.url))];

export interface CountedFile extends TextSize {
  name: string;
  /** Rounded up; null where there are no words to read. */
  pages: number | null;
  readable: boolean;
}

export async function countFile(name: string, content: Buffer, language = ''): Promise<CountedFile> {
  const ending = endingOf(name);
  const size = hasText(ending) ? await inTurn.push({ ending, content, language }) : none;
  if (!size) throw tooLarge('file-uncountable', { name });
  const readable = size.words > 0;
  return { name, ...size, pages: readable ? Math.ceil(size.words / wordsPerPage) : null, readable };
}

const none: TextSize = { words: 0, characters: 0 };

/** In milliseconds. The process watches its own work; this is for a file that makes it wait for nothing. */
const longestWait = 20_000;

interface Job {
  ending: string;
  content: Buffer;
  language: string;
}

/** Two at once in this process: a file takes a whole processor for its time. */
const inTurn = queueOf(sizeOfFile, 2);

/** Null where the file exceeds its limits. */
async function sizeOfFile({ ending, content, language }: Job): Promise<TextSize | null> {
  const child = spawn(process.execPath, [...program, ending, language], {
    stdio: ['pipe', 'pipe', 'ignore'],
    // Nothing of the server's secrets.
    env: {},
    timeout: longestWait,
    killSignal: 'SIGKILL',
  });
  // A process that has exceeded its limits reads no further.
  child.stdin.on('error', () => undefined);
  child.stdin.end(content);
  const [printed] = await Promise.all([
    text(child.stdout),
    new Promise((resolve, reject) => child.once('close', resolve).once('error', reject)),
  ]);
  // It kills itself where a file exceeds its limits, and the system does where memory ends.
  if (child.signalCode) return null;
  // A file on which its reader fails in an unforeseen way is as unreadable as one that it refuses.
  return child.exitCode === 0 ? JSON.parse(printed) : none;
}
