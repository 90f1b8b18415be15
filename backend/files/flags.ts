/** Flags by language, as light as they are small on a page. */
import { readFile } from 'node:fs/promises';
import { languages } from '@dragoman/widgets/server';
import sharp from 'sharp';
import { inProject } from '#backend/project-root.ts';
import { regionOf } from './language-regions.ts';

export interface Flag {
  /** SVG. */
  drawing: string;
  /** WebP: decoded beside the page's own work, where each drawing is a document of its own to lay out. */
  picture: Buffer;
}

/** Bytes of a drawing from which on it holds the picture in its stead: some coats of arms have a hundred kilobytes. */
const long = 8000;
/** Six times its width on a page: sharp on every screen. */
const size = { width: 144, height: 108 };

const drawn = new Map<string, Promise<Flag>>();

/** Undefined where the code is no language. */
export function flagOf(code: string): Promise<Flag> | undefined {
  if (!Object.hasOwn(languages, code)) return undefined;
  const known = drawn.get(code) ?? draw(regionOf(code));
  drawn.set(code, known);
  known.catch(() => drawn.delete(code));
  return known;
}

async function draw(region: string): Promise<Flag> {
  const original = await readFile(inProject('node_modules', 'flag-icons', 'flags', '4x3', `${region}.svg`));
  const picture = await sharp(original).resize(size).webp({ quality: 85 }).toBuffer();
  const inside = `<image width="640" height="480" href="data:image/webp;base64,${picture.toString('base64')}"/>`;
  const drawing =
    original.length > long
      ? `<svg xmlns="http://www.w3.org/2000/svg" id="flag-icons-${region}" viewBox="0 0 640 480">${inside}</svg>`
      : original.toString();
  return { drawing, picture };
}
