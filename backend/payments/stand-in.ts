/** A local server with the part of Stripe's API that a checkout needs. Without a key the Stripe client talks to it. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { newToken } from '#backend/auth/tokens.ts';
import { stripePayments } from './stripe.ts';
import type { Payments } from './types.ts';

export function standInPayments(): Payments {
  const keys = { secretKey: `sk_test_${newToken()}`, webhookSecret: `whsec_${newToken()}` };
  const stripe = new Stripe(keys.secretKey, { telemetry: false });
  const { paidSession } = stripePayments({ ...keys, apiBase: undefined });
  const api = createServer((call, answer) => {
    openSession(call, answer).catch(() => answer.writeHead(400).end());
  });
  let service: Promise<Payments> | undefined;

  async function start(): Promise<Payments> {
    await once(api.listen(0, '127.0.0.1'), 'listening');
    // For a server that listens on a port Node returns an AddressInfo.
    const { port } = api.address() as AddressInfo;
    return stripePayments({ ...keys, apiBase: `http://127.0.0.1:${port}` });
  }

  return {
    async begin(bill) {
      service ??= start();
      return (await service).begin(bill);
    },
    paidSession,
    standIn: {
      paidMessage(id) {
        const payload = JSON.stringify({
          id: `evt_${newToken()}`,
          object: 'event',
          type: 'checkout.session.completed',
          data: { object: { id, object: 'checkout.session', payment_status: 'paid' } },
        });
        const secret = keys.webhookSecret;
        return { payload, signature: stripe.webhooks.generateTestHeaderString({ payload, secret }) };
      },
      close() {
        api.closeAllConnections();
        api.close();
      },
    },
  };
}

/** `POST /v1/checkout/sessions`: the page to pay on is /pay/… on the site that the payer returns to. */
async function openSession(call: IncomingMessage, answer: ServerResponse): Promise<void> {
  const form = new URLSearchParams(await text(call));
  const id = `cs_test_${newToken()}`;
  const url = new URL(`/pay/${id}`, form.get('success_url') ?? undefined).href;
  answer.setHeader('content-type', 'application/json');
  answer.end(JSON.stringify({ id, object: 'checkout.session', url }));
}
