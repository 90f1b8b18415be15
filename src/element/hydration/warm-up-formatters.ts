import { formatFor } from '#core/i18n/format.ts';
import { nextTask } from './next-task.ts';

/** Creating the first `Intl` formatters takes a phone 200 ms, so this happens while the answers are on their way. */
export function warmUpFormatters(locale: string): void {
  const format = formatFor(locale);
  format.number(0);
  format.price(0);
  format.language('en');
}

/** One after another, so that no key or tap waits for all of them. */
export async function warmUpMoreFormatters(locale: string): Promise<void> {
  const { rating, list, day } = formatFor(locale);
  const uses = [() => warmUpFormatters(locale), () => rating(5), () => list(['']), () => day(new Date())];
  for (const use of uses) {
    await nextTask();
    use();
  }
}
