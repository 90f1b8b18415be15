import { canonicalLocale } from '@dragoman/widgets/server';
import type { FastifyRequest } from 'fastify';

/** The reader's locale, as their browser names it. */
export function preferredLocale(call: FastifyRequest): string {
  const preferred = (call.headers['accept-language'] ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality = ''] = part.split(';q=');
      return { tag: tag.trim(), quality: quality === '' ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of preferred) {
    const found = canonicalLocale(tag);
    if (found) return found;
  }
  return 'en';
}
