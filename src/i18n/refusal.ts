/** Why a backend refused a call: a code with the values of its sentence, so that each reader gets it in their language. */
import { type RefusalMessages, type RefusalTexts, refusalMessages } from './refusal.messages.ts';

type RuleKey = Extract<keyof RefusalTexts, `rule-${string}`>;
export type RefusalCode = Exclude<keyof RefusalTexts, RuleKey>;

/** Several values are one text with commas. */
type RefusalValue = string | number;
export type RefusalValues = Readonly<Record<string, RefusalValue>>;

type ValuesIn<Key extends keyof RefusalTexts> = RefusalTexts[Key] extends (values: infer Values) => string
  ? { [Name in Exclude<keyof Values, 'digits'>]: RefusalValue }
  : Record<never, never>;

/** A rule about a field: `rule` names its sentence, the other properties are its values. */
export type Rule = {
  [Key in RuleKey]: { rule: Key extends `rule-${infer Name}` ? Name : never } & ValuesIn<Key>;
}[RuleKey];

/** A code, and the values of its sentence. */
export type Refusal = {
  [Code in RefusalCode]: { code: Code; values: ValuesIn<Code> };
}[RefusalCode];

/** For clients that do not translate codes. */
export const refusalInEnglish = ({ code, values }: { code: RefusalCode; values: RefusalValues }): string =>
  refusalSentence(code, values, refusalMessages.en, String) ?? '';

/** For the documentation of a field. */
export const ruleInEnglish = (rule: Rule): string =>
  refusalSentence(`rule-${rule.rule}`, rule, refusalMessages.en, String) ?? '';

/** The sentence for a code; undefined where the code is unknown or a value is missing. */
export function refusalSentence(
  code: string,
  { rule, ...values }: RefusalValues,
  t: RefusalMessages,
  number: (value: number) => string,
): string | undefined {
  if (!isCode(code, t)) return undefined;
  const message = t[code];
  if (typeof message === 'string') return message;
  const formatted = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? number(value) : value,
  ]);
  const parts: Record<string, RefusalValue | undefined> = {
    ...Object.fromEntries(formatted),
    ...(rule !== undefined && { rule: refusalSentence(`rule-${rule}`, values, t, number) }),
    ...(typeof values.count === 'number' && { count: values.count, digits: number(values.count) }),
  };
  let isComplete = true;
  const given = new Proxy(parts, {
    get(all, name) {
      isComplete &&= all[String(name)] !== undefined;
      return all[String(name)] ?? '';
    },
  });
  // Each code's function takes other values. The proxy notices a missing one when the function reads it.
  const text = (message as (values: unknown) => string)(given);
  return isComplete ? text : undefined;
}

const isCode = (code: string, t: RefusalMessages): code is keyof RefusalMessages => Object.hasOwn(t, code);
