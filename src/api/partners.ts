/** Partners for their members: websites, keys, webhooks and numbers. */
import type {
  CampaignReport,
  Delivery,
  Partner,
  PartnerKey,
  PartnerSummary,
  Webhook,
} from '#core/domain/partner.ts';
import type { Call, Client } from './client.ts';
import { signedIn } from './signed-in.ts';

/** Name and website, as a member writes them. */
export interface PartnerFields {
  name: string;
  site: string;
}

export const partners = (client: Client) => {
  /** Only the marketplace's own pages call these: the answers have the types of its schemas, and texts are only shown. */
  const ask = async <Answered>(call: Omit<Call, 'token'>): Promise<Answered> =>
    (await signedIn(client).call(call)).body as Answered;
  const change = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: Record<string, unknown>) =>
    ask<unknown>({ method, path, ...(body && { body }) });

  return {
    own: () => ask<PartnerSummary[]>({ path: '/partners' }),
    create: (fields: PartnerFields) =>
      ask<{ id: string }>({ method: 'POST', path: '/partners', body: { ...fields } }),
    acceptInvitation: (token: string) =>
      ask<{ id: string }>({ method: 'POST', path: '/partners/invitations/accept', body: { token } }),

    /** The calls about one partner. */
    of(id: string) {
      const path = `/partners/${encodeURIComponent(id)}`;
      const webhook = (hook: string) => `${path}/webhooks/${hook}`;
      return {
        read: () => ask<Partner>({ path }),
        save: (fields: PartnerFields) => change('PATCH', path, { ...fields }),
        setLogo(picture: File) {
          const body = new FormData();
          body.set('image', picture);
          return ask<unknown>({ method: 'POST', path: `${path}/logo`, body });
        },
        removeLogo: () => change('PATCH', path, { logo: null }),

        addOrigin: (origin: string) => change('POST', `${path}/origins`, { origin }),
        verifyOrigin: (origin: string) => change('POST', `${path}/origins/verify`, { origin }),
        removeOrigin: (origin: string) => change('DELETE', `${path}/origins`, { origin }),

        invite: (email: string) => change('POST', `${path}/members`, { email }),
        removeMember: (member: string) => change('DELETE', `${path}/members/${member}`),
        withdrawInvitation: (invitation: string) => change('DELETE', `${path}/invitations/${invitation}`),

        keys: () => ask<PartnerKey[]>({ path: `${path}/keys` }),
        addKey: (name: string) =>
          ask<{ key: string }>({ method: 'POST', path: `${path}/keys`, body: { name } }),
        removeKey: (key: string) => change('DELETE', `${path}/keys/${key}`),

        webhooks: () => ask<Webhook[]>({ path: `${path}/webhooks` }),
        addWebhook: (fields: { url: string; events: string[] }) =>
          ask<{ secret: string }>({ method: 'POST', path: `${path}/webhooks`, body: fields }),
        switchWebhook: (hook: string, active: boolean) => change('PATCH', webhook(hook), { active }),
        removeWebhook: (hook: string) => change('DELETE', webhook(hook)),
        newSecret: (hook: string) =>
          ask<{ secret: string }>({ method: 'POST', path: `${webhook(hook)}/secret` }),
        testWebhook: (hook: string) => change('POST', `${webhook(hook)}/test`),
        deliveries: (hook: string) =>
          ask<Delivery[]>({ path: `${webhook(hook)}/deliveries`, query: { limit: 10 } }),
        retryDelivery: (hook: string, delivery: string) =>
          change('POST', `${webhook(hook)}/deliveries/${delivery}/retry`),

        report: (days: ReportDays) => ask<CampaignReport>({ path: `${path}/report`, query: { ...days } }),
        reportFile: (days: ReportDays) =>
          ask<Blob>({
            path: `${path}/report`,
            query: { ...days },
            asFile: true,
            headers: { accept: 'text/csv' },
          }),
      };
    },
  };
};

/** `YYYY-MM-DD`; without them the backend's own. */
export interface ReportDays {
  from?: string;
  to?: string;
}
