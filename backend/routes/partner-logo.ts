/** Uploads the logo of a partner. To remove it, a member changes the partner’s `logo` to null. */
import { limits } from '@dragoman/widgets/server';
import { Type } from '@fastify/type-provider-typebox';
import type { App } from '#backend/http/fastify-app.ts';
import { refuseLarger } from '#backend/http/large-bodies.ts';
import type { Hook } from '#backend/http/limit-per-user.ts';
import { absolutePath } from '#backend/http/public-url.ts';
import { callerOf, requireSession } from '#backend/http/require-session.ts';
import { pictureOf } from '#backend/http/uploaded-picture.ts';
import { notice, refusals, success } from '#backend/schema/answers.ts';
import { nullable } from '#backend/schema/fields.ts';
import { logoAddress } from '#backend/schema/partner.ts';
import type { Services } from '#backend/services.ts';
import { setPartnerLogo } from '#backend/use-cases/set-partner-logo.ts';
import { ownPartner } from './partner-guard.ts';

export function partnerLogoRoutes(app: App, services: Services, limitUploads: Hook): void {
  const partner = ownPartner(services);
  app.post(
    '/partners/:id/logo',
    {
      onRequest: [requireSession(services), partner.hook, limitUploads],
      preParsing: refuseLarger(limits.imageBytes),
      schema: {
        summary: 'Upload a logo',
        tags: ['partners'],
        description: 'In the field `image`. It replaces the earlier one.',
        consumes: ['multipart/form-data'],
        response: { 200: notice({ logo: nullable(Type.String()) }), ...refusals },
      },
    },
    async (call) => {
      const upload = await pictureOf(call);
      const { logo } = await setPartnerLogo(services, callerOf(call), partner.from(call), upload);
      services.partners.forget();
      return success('The logo is saved.', { logo: logoAddress(logo, absolutePath(call, services.config)) });
    },
  );
}
