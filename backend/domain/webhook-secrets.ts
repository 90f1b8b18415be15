/** Secrets of webhooks, as Standard Webhooks writes them. */
import { randomBytes } from 'node:crypto';

export const newWebhookSecret = () => `whsec_${randomBytes(32).toString('base64')}`;
