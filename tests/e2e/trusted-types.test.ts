import { expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';

const { visit } = browserFor(inject('siteUrl'));

it('stops strings from becoming markup or code', async () => {
  const { page } = await visit();
  const answer = await page.goto('/About');
  expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  await page.getByRole('heading', { level: 1, name: 'About US' }).waitFor();
  const refusals = await page.evaluate(() => {
    const refused: string[] = [];
    const attempts = {
      markup: () => Reflect.set(document.body, 'innerHTML', '<b>text</b>'),
      frame: () => Reflect.set(document.createElement('iframe'), 'srcdoc', '<b>text</b>'),
      script: () => Reflect.set(document.createElement('script'), 'text', 'window.ran = true'),
    };
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        attempt();
      } catch {
        refused.push(name);
      }
    }
    return refused;
  });
  expect(refusals).toEqual(['markup', 'frame', 'script']);
});
