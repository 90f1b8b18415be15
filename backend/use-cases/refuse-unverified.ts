/** Refuses a person who has not confirmed their address what the marketplace asks that for (`VERIFY`). */
import type { VerifiedStep } from '@dragoman/widgets/server';
import type { User } from '#backend/database/tables.ts';
import { forbidden } from '#backend/domain/errors.ts';
import { verifyBefore } from '#backend/domain/verification.ts';
import type { Services } from '#backend/services.ts';

export function refuseUnverified({ config }: Pick<Services, 'config'>, user: User, step: VerifiedStep): void {
  if (verifyBefore(config, user).includes(step)) throw forbidden('address-unverified');
}
