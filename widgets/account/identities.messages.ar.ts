import { isolated } from '#core/i18n/format.ts';
import type { IdentityMessages } from './identities.messages.ts';

export const messages: IdentityMessages = {
  connect: ({ name }) => `ربط ${isolated(name)}`,
  connected: 'تم الربط. يمكنك تسجيل الدخول بهذه الطريقة من الآن.',
  gone: 'لم يعد متاحًا، فلا يمكنك تسجيل الدخول به.',
  removed: 'تمت الإزالة. لا يمكن لأحد تسجيل الدخول بهذه الطريقة بعد الآن.',
  removeTitle: ({ name }) => `هل تريد إزالة ${isolated(name)}؟`,
  removeQuestion: ({ name }) =>
    `لن تستطيع تسجيل الدخول عبر ${isolated(name)}. يبقى حسابك هناك كما هو وتبقى مسجّل الدخول هنا.`,
  removeNow: 'إزالة',
};
