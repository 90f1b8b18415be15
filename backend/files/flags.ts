/** Flags by language, small in bytes: SVG and WebP. */
import { readFile } from 'node:fs/promises';
import { languages } from '@dragoman/widgets/server';
import sharp from 'sharp';
import { inProject } from '#backend/project-root.ts';
import { regionOf } from './language-regions.ts';

export interface Flag {
  svg: string;
  /** Browsers decode WebP off the main thread, but lay out each SVG as a document. */
  webp: Buffer;
  /** The smallest one, as an address: a page that contains it needs no request. */
  inline: string;
}

/** A longer SVG is replaced by one that embeds the WebP: some coats of arms have a hundred kilobytes. */
const maxSvgBytes = 8000;
/** Six times the width on a page, sharp on every screen. */
const size = { width: 144, height: 108 };
const inlineSize = { width: 72, height: 54 };

const flags = new Map<string, Promise<Flag>>();

/** Undefined for an unknown language code. */
export function flagOf(code: string): Promise<Flag> | undefined {
  if (!Object.hasOwn(languages, code)) return undefined;
  const known = flags.get(code) ?? render(regionOf(code));
  flags.set(code, known);
  known.catch(() => flags.delete(code));
  return known;
}

async function render(region: string): Promise<Flag> {
  const original = await readFile(inProject('node_modules', 'flag-icons', 'flags', '4x3', `${region}.svg`));
  const webp = await sharp(original).resize(size).webp({ quality: 85 }).toBuffer();
  const inside = `<image width="640" height="480" href="data:image/webp;base64,${webp.toString('base64')}"/>`;
  const svg =
    original.length > maxSvgBytes
      ? `<svg xmlns="http://www.w3.org/2000/svg" id="flag-icons-${region}" viewBox="0 0 640 480">${inside}</svg>`
      : original.toString();
  return { svg, webp, inline: await inlineAddress(original) };
}

/** Stripes are smallest as lossless WebP, coats of arms as PNG with few colours. */
async function inlineAddress(original: Buffer): Promise<string> {
  const picture = sharp(original).resize(inlineSize);
  const [webp, png] = await Promise.all([
    picture.clone().webp({ lossless: true, effort: 6 }).toBuffer(),
    picture.clone().png({ palette: true, colours: 16, dither: 0, effort: 10 }).toBuffer(),
  ]);
  const [type, smaller] = webp.length < png.length ? ['webp', webp] : ['png', png];
  return `data:image/${type};base64,${smaller.toString('base64')}`;
}
