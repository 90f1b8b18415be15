import { createHmac } from 'node:crypto';

/**
 * The key with which a browser encrypts what a person leaves on the device. Each origin gets another one: a partner's page
 * cannot read what the marketplace stored. The origin is null for the marketplace's own pages.
 */
export const draftKeyOf = (user: { draft_key: string }, origin: string | null): string =>
  createHmac('sha256', user.draft_key)
    .update(origin ?? '')
    .digest('base64url');
