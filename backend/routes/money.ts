/** What people have to know of the money before they book or publish. */
import { paymentPolicies } from '@dragoman/widgets/server';
import { Type } from '@fastify/type-provider-typebox';
import { revalidateFor } from '#backend/http/etag.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { refusals } from '#backend/schema/answers.ts';
import { oneOf } from '#backend/schema/fields.ts';
import type { Services } from '#backend/services.ts';

const Money = Type.Object({
  currency: Type.Literal('EUR'),
  fee_percent: Type.Number({ description: 'what the marketplace keeps of the price' }),
  policy: oneOf(paymentPolicies),
  auto_finish_days: Type.Number({
    description: 'days from the delivery until a task finishes by itself; 0 for never',
  }),
  answer_hours: Type.Number({ description: 'hours an owner has to answer a booking on request' }),
});

export function moneyRoutes(app: App, { config }: Services): void {
  app.get(
    '/api/money',
    {
      onSend: revalidateFor('public, max-age=300'),
      schema: { summary: 'Name the fee', tags: ['payments'], response: { 200: Money, ...refusals } },
    },
    () => ({
      currency: 'EUR' as const,
      fee_percent: config.platformFee,
      policy: config.paymentPolicy,
      auto_finish_days: config.autoFinishDays,
      answer_hours: config.answerHours,
    }),
  );
}
