/** An offer, a booked task with a document, and a request with a proposal: something for every route to find. */
import { newId } from '#backend/platform/database/ids.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';
import { multipart } from './multipart.ts';
import type { Person, TestApp } from './test-app.ts';

export interface SampleResources {
  /** `owner` and `party` share the task; `other` has no part in anything. */
  people: Record<'other' | 'party' | 'owner', Person>;
  /** Of the owner's partner. */
  partnerKey: string;
  /** Paths of these resources, by parts of the routes' patterns. */
  examplePaths: Record<string, string>;
}

export async function createSampleResources(server: TestApp, known?: Person): Promise<SampleResources> {
  const [other, party, owner] = [
    await server.person(),
    await server.person(),
    known ?? (await server.person()),
  ];
  const offer = await server.offer(owner);
  const toDelete = await server.offer(owner);
  const booking = multipart([
    ...Object.entries({ details: 'A', date: bookingDay, time: '09:30' }).map(([name, value]) => ({
      name,
      value,
    })),
    { name: 'documents', file: { name: 'a.txt', content: 'Text' } },
  ]);
  const { body: task } = await server.call<{ id: number; conversation_id: string }>(
    'POST',
    `/task/accepted/${offer}`,
    { as: party, ...booking },
  );
  const [row] = (await server.call<{ documents: { id: string }[] }[]>('GET', '/task/accepted', { as: party }))
    .body;
  const { body: request } = await server.call<{ id: string }>('POST', '/request/create', {
    as: owner,
    json: {
      title: 'A',
      description: 'B',
      type: 'forms',
      fromLanguage: ['de'],
      toLanguage: ['en'],
      dueDate: '2999-05-04',
      dueTime: '09:30',
      price: 20,
    },
  });
  const { body: proposal } = await server.call<{ id: string }>('POST', `/requests/${request.id}/proposals`, {
    as: party,
    json: { price: 20, message: 'I can.', date: bookingDay, time: '09:30' },
  });
  const [passkey, passkeyToDelete] = [await passkeyOf(server, owner), await passkeyOf(server, owner)];
  const partner = await createPartner(server, owner);
  const examplePaths = {
    'DELETE /passkeys/:id': `/passkeys/${passkeyToDelete}`,
    '/passkeys/:id': `/passkeys/${passkey}`,
    'DELETE /partners/:id/webhooks/:webhook': `/partners/${partner.id}/webhooks/${partner.webhookToDelete}`,
    '/partner/bookings/:id': `/partner/bookings/${task.id}`,
    '/partners/:id': `/partners/${partner.id}`,
    '/members/:member': `/members/${owner.id}`,
    '/invitations/:invitation': `/invitations/${partner.invitation}`,
    '/keys/:credential': `/keys/${partner.keyToDelete}`,
    '/webhooks/:webhook': `/webhooks/${partner.webhook}`,
    '/deliveries/:delivery': `/deliveries/${partner.delivery}`,
    'PATCH /api/task/:id': `/api/task/${offer}`,
    'DELETE /api/task/:id': `/api/task/${toDelete}`,
    '/api/task/all/:id': `/api/task/all/${offer}`,
    '/api/task/:id/times': `/api/task/${offer}/times`,
    '/translators/:id': `/translators/${owner.id}`,
    '/api/category/:category': '/api/category/document',
    'POST /task/accepted/:id': `/task/accepted/${offer}`,
    '/task/accepted/:id': `/task/accepted/${task.id}`,
    '/documents/:id': `/documents/${row?.documents[0]?.id}`,
    '/chat/selectedChat/:id': `/chat/selectedChat/${task.conversation_id}`,
    '/chat/new/message/:id': `/chat/new/message/${task.conversation_id}`,
    '/chat/:id': `/chat/${task.conversation_id}`,
    '/proposals/:proposal': `/proposals/${proposal.id}`,
    '/requests/:id': `/requests/${request.id}`,
    '/TestPayment/:session': '/TestPayment/unknown',
    '/TestPayment/account/:link': '/TestPayment/account/unknown',
    '/prerender/:widget': '/prerender/unknown',
    '/instant/:file': '/instant/unknown.js',
    '/flags/:file': '/flags/de.svg',
    '/sitemaps/:name': '/sitemaps/pages.xml',
    '/avatars/:file': '/avatars/unknown.webp',
    '/logos/:file': '/logos/unknown.webp',
  };
  return { people: { other, party, owner }, examplePaths, partnerKey: partner.key };
}

/** A partner of one member, with keys, webhooks, a delivery and an invitation. */
async function createPartner(server: TestApp, as: Person) {
  const post = async <T>(path: string, json: object = {}) =>
    (await server.call<T & { id: string }>('POST', path, { as, json })).body;
  const { id } = await post('/partners', { name: 'Sample', site: 'https://sample.example' });
  const path = `/partners/${id}`;
  const { key } = await post<{ key: string }>(`${path}/keys`, { name: 'A' });
  const keyToDelete = (await post(`${path}/keys`, { name: 'B' })).id;
  const hook = { url: 'https://192.0.2.1/', events: ['booking.created'] };
  // Rows: their address is one that the backend would not call.
  const webhooks = [newId(), newId()] as const;
  for (const webhook of webhooks)
    await server.db
      .insertInto('webhooks')
      .values({
        ...{
          id: webhook,
          partner: id,
          ...hook,
          active: true,
          secret: 'whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIz',
        },
        created_at: server.now(),
      })
      .execute();
  const delivery = await post(`${path}/webhooks/${webhooks[0]}/test`);
  const invitation = await post(`${path}/members`, { email: 'invited@example.test' });
  return {
    ...{ id, key, keyToDelete, webhook: webhooks[0], webhookToDelete: webhooks[1] },
    ...{ delivery: delivery.id, invitation: invitation.id },
  };
}

/** Of a device that nobody has: it signs nothing. */
async function passkeyOf({ db, now }: TestApp, { id: user_id }: Person): Promise<string> {
  const id = newId();
  const unused = { credential_id: id, public_key: '', counter: 0, transports: [] };
  await db
    .insertInto('passkeys')
    .values({ ...unused, id, user_id, name: 'A', created_at: now() })
    .execute();
  return id;
}

/** The path of a sample resource for a route such as `GET /documents/:id`. */
export function pathOf(route: string, examplePaths: SampleResources['examplePaths']): string {
  const [, pattern = ''] = route.split(' ');
  const replaced = Object.entries(examplePaths).reduce((path, [from, to]) => path.replace(from, to), pattern);
  return examplePaths[route] ?? replaced;
}
