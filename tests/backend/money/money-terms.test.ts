import { expect, it } from 'vitest';
import { testApp } from '#tests/backend/support/test-app.ts';

it('names the fee, the policy, the days and the hours as they are configured, to everybody', async () => {
  const server = await testApp({
    PLATFORM_FEE: '12.5',
    PAYMENT_POLICY: 'before-finish',
    AUTO_FINISH_DAYS: '0.5',
    ANSWER_HOURS: '24',
  });
  const { status, body, headers } = await server.call('GET', '/api/money');
  expect(status).toBe(200);
  expect(body).toEqual({
    currency: 'EUR',
    fee_percent: 12.5,
    policy: 'before-finish',
    auto_finish_days: 0.5,
    answer_hours: 24,
  });
  expect(headers['cache-control']).toBe('public, max-age=300');
  await server.close();
});
