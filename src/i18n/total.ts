/** How a total comes about, as one line of text for mails, which a server writes in the language of their reader. */
import { type Agreed, hasFactors, isBelowMinimum, type Unit } from '#core/domain/units.ts';
import { loadMessages, messagesFor } from './catalogue.ts';
import { formatFor, isolated } from './format.ts';
import { moneyMessages } from './forms.messages.ts';
import { directionOf } from './locale.ts';

/** “5 h × €45 = €225”; `total` in euros. Widgets show the same as markup: `src/ui/total.tsx`. */
export async function totalIn(
  locale: string,
  { total, ...agreed }: Agreed & { unit: Unit; total: number },
): Promise<string> {
  await loadMessages(moneyMessages, locale);
  const t = messagesFor(moneyMessages, locale, {});
  const format = formatFor(locale);
  const own = (text: string) => (directionOf(locale) === 'rtl' ? isolated(text) : text);
  const sum = own(format.price(total));
  if (!hasFactors(agreed)) return sum;
  const { price, unit, quantity, minimum } = agreed;
  const counted = t.countedShort({ unit, count: quantity, digits: format.number(quantity) });
  const least = isBelowMinimum(agreed) ? ` (${t.atLeast({ amount: format.price(minimum ?? 0) })})` : '';
  return `${unit === 'fixed' ? '' : `${own(counted)} × `}${own(format.price(price))}${least} = ${sum}`;
}
