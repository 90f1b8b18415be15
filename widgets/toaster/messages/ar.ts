import { isolated } from '#core/i18n/format.ts';
import type { Messages } from './en.ts';

export const messages: Messages = {
  offline: 'أنت غير متصل بالإنترنت.',
  online: 'عاد اتصالك بالإنترنت.',
  sampleSuccess: 'تم نشر عرضك.',
  sampleInfo: `رسالة جديدة من ${isolated('Mira Okafor')}.`,
  sampleLink: 'فتح',
  sampleWarning: 'موعد تسليم المهمة غدًا.',
  sampleError: 'تعذّر إرسال الرسالة.',
};
