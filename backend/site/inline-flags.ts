/** Flags within a rendered page: a list would otherwise need a request for each of its languages. */
import { flagOf } from '#backend/files/flags.ts';

const flagSource = / src="([^"]*)\/flags\/([a-z]{2,3})\.svg"/g;

/** Replaces the addresses of our own flags. Those of another site stay. */
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
