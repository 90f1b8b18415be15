/** A member uploads the logo of a partner. */
import type { Caller } from '#backend/auth/caller.ts';
import { newId } from '#backend/database/ids.ts';
import { conflict } from '#backend/domain/errors.ts';
import type { RegisteredPartner } from '#backend/domain/partners.ts';
import { pictureAddress, toLogo } from '#backend/files/pictures.ts';
import type { PartnerRow } from '#backend/repositories/partners.ts';
import type { Services } from '#backend/services.ts';
import { editPartner } from './edit-partner.ts';

/** The file is stored before the row names it. */
export async function setPartnerLogo(
  services: Pick<Services, 'db' | 'bus' | 'storage'>,
  caller: Caller,
  partner: RegisteredPartner,
  upload: Buffer,
): Promise<PartnerRow> {
  if (partner.isFixed) throw conflict('partner-fixed');
  const key = `logos/${newId()}.webp`;
  await services.storage.save(key, await toLogo(upload));
  const change = { logo: pictureAddress(key) };
  return editPartner(services, caller, partner, change).catch(async (error: unknown) => {
    await services.storage.remove(key);
    throw error;
  });
}
