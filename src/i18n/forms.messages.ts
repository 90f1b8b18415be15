import { defineMessages } from './catalogue.ts';
import * as english from './messages/forms/en.ts';

const load = (language: string) => import(`./messages/forms/${language}.ts`);

/** A time in two time zones. */
export const clockMessages = defineMessages(english.clock, load, 'clock');

/** Texts about prices, quantities and fees, of the widgets that have them. */
export const moneyMessages = defineMessages(english.money, load, 'money');

/** How well somebody speaks a language. The letters are the same in all languages. */
export const levelMessages = defineMessages(english.level, load, 'level');

/** The button that opens a conversation about an offer or a proposal. */
export const askQuestionMessages = defineMessages(english.askQuestion, load, 'askQuestion');

/** What goes back to a customer who cancels: the rule of an offer, and of what was booked. */
export const cancellationMessages = defineMessages(english.cancellation, load, 'cancellation');
