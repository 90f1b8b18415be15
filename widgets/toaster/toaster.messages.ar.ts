import { isolated } from '#core/i18n/format.ts';
import type { ToasterMessages } from './toaster.messages.ts';

export const messages: ToasterMessages = {
  sampleSuccess: 'تم نشر عرضك.',
  sampleInfo: `رسالة جديدة من ${isolated('Mira Okafor')}.`,
  sampleWarning: 'موعد تسليم المهمة غدًا.',
  sampleError: 'تعذّر إرسال الرسالة.',
};
