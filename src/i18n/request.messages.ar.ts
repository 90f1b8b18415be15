import { plural } from './format.ts';
import type { RequestMessages } from './request.messages.ts';

export const messages: RequestMessages = {
  typeName: ({ type }) =>
    ({
      forms: 'استمارات',
      documents: 'مستندات',
      application: 'طلب تقديم',
      late_submissions: 'تسليم متأخر',
      contract: 'عقد',
      outbound: 'إجراء مكالمة',
      inbound: 'استقبال مكالمة',
      call: 'حضانة أطفال',
      dokument: 'عمل',
      translation: 'حجز موعد',
    })[type],
  'proposal-open': 'لم يُرد عليه بعد',
  'proposal-accepted': 'مقبول',
  'proposal-declined': 'مرفوض',
  'proposal-changed': ({ when }) => `عُدّل ${when}`,
  'proposal-withdrawn': 'مسحوب',
  proposals: ({ count, digits }) =>
    plural('ar', count, {
      zero: 'لا مقترحات بعد',
      one: 'مقترح واحد',
      two: 'مقترحان',
      few: `${digits} مقترحات`,
      many: `${digits} مقترحًا`,
      other: `${digits} مقترح`,
    }),
};
