import { dayOf } from '#core/domain/booking.ts';
import type { Category } from '#core/domain/category.ts';
import { requestTypes } from '#core/domain/request.ts';
import type { RequestFields } from './request-form.data.ts';

const week = 7 * 24 * 60 * 60 * 1000;

/** A sample request for the `demo` attribute, due in a week. */
export const sampleFields = (category: Category): Partial<RequestFields> => ({
  title: 'Letter from the immigration office',
  description: 'Two pages in German. I need to know what they want from me, and help with the answer.',
  type: requestTypes[category][0],
  fromLanguage: 'de',
  toLanguage: 'en',
  price: '30',
  dueDate: dayOf(new Date(Date.now() + week)),
  dueTime: '12:00',
});
