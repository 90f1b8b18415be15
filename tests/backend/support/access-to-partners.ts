/** Access to the calls of partners: what each kind of caller should get. */
import { everyone, type Statuses, signedInUsers } from './expected-statuses.ts';

/** Of a partner the owner is the only member. */
const member = (status: number): Statuses => [401, 401, 404, 404, status];

export const accessToPartners: Record<string, Statuses> = {
  'GET /partners': signedInUsers(200),
  'POST /partners': signedInUsers(422),
  'GET /partners/:id': member(200),
  'PATCH /partners/:id': member(200),
  'POST /partners/:id/logo': member(415),
  'POST /partners/:id/origins': member(422),
  'DELETE /partners/:id/origins': member(422),
  'POST /partners/:id/origins/verify': member(422),
  'POST /partners/:id/members': member(422),
  'DELETE /partners/:id/members/:member': member(409),
  'DELETE /partners/:id/invitations/:invitation': member(200),
  'POST /partners/invitations/accept': signedInUsers(400),
  'GET /partners/:id/keys': member(200),
  'POST /partners/:id/keys': member(422),
  'DELETE /partners/:id/keys/:credential': member(200),
  'GET /partners/:id/report': member(200),
  'GET /partners/:id/webhooks': member(200),
  'POST /partners/:id/webhooks': member(422),
  'PATCH /partners/:id/webhooks/:webhook': member(200),
  'DELETE /partners/:id/webhooks/:webhook': member(200),
  'POST /partners/:id/webhooks/:webhook/test': member(200),
  'POST /partners/:id/webhooks/:webhook/secret': member(200),
  'GET /partners/:id/webhooks/:webhook/deliveries': member(200),
  'POST /partners/:id/webhooks/:webhook/deliveries/:delivery/retry': member(200),
  // With a partner's key, which no session replaces.
  'GET /partner/bookings': everyone(401),
  'GET /partner/bookings/:id': everyone(401),
};
