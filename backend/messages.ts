/** The backend's texts in the language of a locale. */
import { defineMessages, inEveryLanguage, type TextLanguage } from '@dragoman/widgets/server';
import { mails, site, testPayment } from './messages/en.ts';

const load = (language: TextLanguage) => import(`./messages/${language}.ts`);

export const mailTexts = await inEveryLanguage(defineMessages(mails, load, 'mails'));
export const testPaymentTexts = await inEveryLanguage(defineMessages(testPayment, load, 'testPayment'));
export const siteTexts = await inEveryLanguage(defineMessages(site, load, 'site'));
