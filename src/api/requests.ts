import type { NewRequest } from '#core/domain/request.ts';
import type { Client } from './client.ts';
import { type Published, publishedBy } from './offers.ts';

export const requests = (client: Client) => ({
  /** Both languages go as one-element lists (spec section 3). */
  async publish(
    { fromLanguage, toLanguage, ...request }: NewRequest,
    idempotencyKey: string,
  ): Promise<Published> {
    const { body } = await client.call({
      method: 'POST',
      path: '/request/create',
      body: { ...request, fromLanguage: [fromLanguage], toLanguage: [toLanguage] },
      token: 'always',
      idempotencyKey,
    });
    return publishedBy(body);
  },
});
