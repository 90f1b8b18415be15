/**
 * The entry point for backends: the marketplace's rules as data, so that a backend and the widgets agree, and the public
 * widgets as markup.
 */
import '@dragoman/widgets/chat-inbox';
import '@dragoman/widgets/checkout';
import '@dragoman/widgets/dashboard';
import '@dragoman/widgets/offer-detail';
import '@dragoman/widgets/offer-grid';
import '@dragoman/widgets/sign-in';

export {
  type Activity,
  type ActivityCode,
  activityCodes,
  addressOfActivity,
  kindOfActivity,
} from '#core/domain/activities.ts';
export { type CalendarEntry, calendarFile, calendarType, minutesOf } from '#core/domain/calendar.ts';
export { type Category, categories, isCategory } from '#core/domain/category.ts';
export { deviceOf } from '#core/domain/device.ts';
export { isLanguageCode, languages } from '#core/domain/language.ts';
export { type LanguageLevel, languageLevels } from '#core/domain/language-level.ts';
export { type TextLanguage, textLanguages } from '#core/domain/languages.ts';
export { limits, phonePattern } from '#core/domain/limits.ts';
export { type MailKind, mailKinds } from '#core/domain/mail-choice.ts';
export { titleFor } from '#core/domain/offer-text.ts';
export { type ListedTitle, listedPaths, pageAt } from '#core/domain/pages.ts';
export {
  type PaymentPolicy,
  type PaymentStatus,
  paymentPolicies,
  paymentStatuses,
} from '#core/domain/payment.ts';
export { isPlace, placeLength, placePattern } from '#core/domain/place.ts';
export { readProviderReturn } from '#core/domain/provider.ts';
export { categoryOfRequestType, requestSorts, requestTypes } from '#core/domain/request.ts';
export { ownPath } from '#core/domain/return-address.ts';
export { commissionOf, divide, divideAt, type Shares } from '#core/domain/shares.ts';
export {
  allowedActions,
  type DocumentKind,
  documentKinds,
  type HeldMoney,
  heldMoneyAfter,
  isDisputable,
  isDivisible,
  isOver,
  isPayable,
  isTaskStatus,
  isToCome,
  isTooEarly,
  needsPayment,
  overStatuses,
  type TaskMoney,
  type TaskRole,
  type TaskStatus,
  takesFiles,
  taskStatuses,
  waitsForTime,
} from '#core/domain/task-states.ts';
export { clockIn, instantIn, instantsIn, isTimeZone, offsetAt } from '#core/domain/time-zone.ts';
export { type VerifiedStep, verifiedSteps } from '#core/domain/user.ts';
export {
  prepareWidget,
  type Rendered,
  snapshotParams,
  type Wanted,
} from '#core/element/render-on-server.tsx';
export { activityIn, activityInEnglish } from '#core/i18n/activity.ts';
export { defineMessages, inEveryLanguage } from '#core/i18n/catalogue.ts';
export { formatFor, isolated, plural } from '#core/i18n/format.ts';
export { canonicalLocale, directionOf, textLanguage } from '#core/i18n/locale.ts';
export {
  type Refusal,
  type RefusalCode,
  type RefusalValues,
  type Rule,
  refusalInEnglish,
  ruleInEnglish,
} from '#core/i18n/refusal.ts';
export type { Thing } from '#core/i18n/refusal-things.ts';
export { totalIn } from '#core/i18n/total.ts';
export { tokenSheet, tokens } from '#core/theme/tokens.ts';
