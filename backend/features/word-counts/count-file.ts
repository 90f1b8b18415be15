/** Counts a file's words in a process of its own. */
import { wordsPerPage } from '@dragoman/widgets/domain/units.ts';
import { tooLarge } from '#backend/platform/errors.ts';
import { limitedProgram } from '#backend/platform/limited-process/run-limited.ts';
import { endingOf, hasText } from './text-of.ts';
import type { TextSize } from './words.ts';

const program = limitedProgram('counting-process', new URL('counting-process.ts', import.meta.url));

export interface CountedFile extends TextSize {
  name: string;
  /** Rounded up; null where there are no words to read. */
  pages: number | null;
  readable: boolean;
}

export async function countFile(name: string, content: Buffer, language = ''): Promise<CountedFile> {
  const ending = endingOf(name);
  const size = hasText(ending) ? await sizeOfFile(ending, content, language) : none;
  if (!size) throw tooLarge('file-uncountable', { name });
  const readable = size.words > 0;
  return { name, ...size, pages: readable ? Math.ceil(size.words / wordsPerPage) : null, readable };
}

const none: TextSize = { words: 0, characters: 0 };

/** Null where the file exceeds its limits. */
async function sizeOfFile(ending: string, content: Buffer, language: string): Promise<TextSize | null> {
  const size = await program({ input: content, parameters: [ending, language] });
  if (size === 'exceeded') return null;
  // A file on which its reader fails in an unforeseen way is as unreadable as one that it refuses.
  return size === 'failed' ? none : JSON.parse(size.printed);
}
