/** Flags by language, as light as they are small on a page. */
import { readFile } from 'node:fs/promises';
import { languages } from '@dragoman/widgets/server';
import sharp from 'sharp';
import { regionOf } from './language-regions.ts';
import { inProject } from './project-root.ts';

/** Bytes of a drawing from which on it is sent as a picture: some coats of arms have a hundred kilobytes. */
const long = 8000;
/** Six times its width on a page: sharp on every screen. */
const size = { width: 144, height: 108 };

const drawn = new Map<string, Promise<string>>();

/** The flag of a language as SVG; undefined where the code is none. */
export function flagOf(code: string): Promise<string> | undefined {
  if (!Object.hasOwn(languages, code)) return undefined;
  const known = drawn.get(code) ?? draw(regionOf(code));
  drawn.set(code, known);
  known.catch(() => drawn.delete(code));
  return known;
}

async function draw(region: string): Promise<string> {
  const drawing = await readFile(inProject('node_modules', 'flag-icons', 'flags', '4x3', `${region}.svg`));
  if (drawing.length <= long) return drawing.toString();
  const picture = await sharp(drawing).resize(size).webp({ quality: 85 }).toBuffer();
  const address = `data:image/webp;base64,${picture.toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" id="flag-icons-${region}" viewBox="0 0 640 480"><image width="640" height="480" href="${address}"/></svg>`;
}
