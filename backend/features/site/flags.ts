/** Flags by language, small in bytes: SVG and WebP. */
import { readFile } from 'node:fs/promises';
import { languages } from '@dragoman/widgets/server';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { inProject } from '#backend/project-root.ts';

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

const flags = new LRUCache<string, Flag>({ max: 500, fetchMethod: (code) => render(regionOf(code)) });

/** Undefined for an unknown language code. */
export function flagOf(code: string): Promise<Flag> | undefined {
  if (!Object.hasOwn(languages, code)) return undefined;
  return flags.forceFetch(code);
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

/** Overrides where that data surprises Europeans, and languages without a country. */
const overrides: Record<string, string> = {
  ar: 'sa',
  en: 'gb',
  pt: 'pt',
  pi: 'in',
  yi: 'il',
  eo: 'un',
  ia: 'un',
  ie: 'un',
  io: 'un',
  vo: 'un',
};

/** The country whose flag stands for a language: the likeliest region by the Unicode locale data (CLDR). */
const regionOf = (code: string): string =>
  overrides[code] ?? new Intl.Locale(code).maximize().region?.toLowerCase() ?? 'un';

const flagSource = / src="([^"]*)\/flags\/([a-z]{2,3})\.svg"/g;

/**
 * Flags within a rendered page: a list would otherwise need a request for each of its languages. Replaces the
 * addresses of our own flags. Those of another site stay.
 */
export async function withInlineFlags(html: string, origin: string): Promise<string> {
  const ours = [...html.matchAll(flagSource)].filter(([, source]) => source === origin);
  const codes = [...new Set(ours.map(([, , code = '']) => code))];
  const pictures = new Map(
    await Promise.all(codes.map(async (code) => [code, (await flagOf(code))?.inline] as const)),
  );
  return html.replace(flagSource, (whole, source: string, code: string) => {
    const picture = source === origin ? pictures.get(code) : undefined;
    return picture ? ` src="${picture}"` : whole;
  });
}
