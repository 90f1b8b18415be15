/** The partner of a path, only for its members: for all others it does not exist. */
import { notFound } from '#backend/domain/errors.ts';
import { loadResource, parameter } from '#backend/http/load-resource.ts';
import { userOf } from '#backend/http/require-session.ts';
import type { Services } from '#backend/services.ts';

export const ownPartner = ({ partners }: Pick<Services, 'partners'>) =>
  loadResource(async (call) => {
    const id = parameter(call, 'id');
    const own = await partners.ofMember(userOf(call).id);
    const found = own.find((partner) => partner.id === id);
    if (!found) throw notFound('partner');
    return found;
  });
