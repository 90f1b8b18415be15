/** Why a backend said no, as a code with the values its sentence names, so that each reader is told in their own language. */
import { type RefusalMessages, type RefusalTexts, refusalMessages } from './refusal.messages.ts';

type RuleKey = Extract<keyof RefusalTexts, `rule-${string}`>;
export type RefusalCode = Exclude<keyof RefusalTexts, RuleKey>;

/** Several words stand in one text with commas between. */
export type RefusalValue = string | number;
export type RefusalValues = Readonly<Record<string, RefusalValue>>;

type ValuesIn<Key extends keyof RefusalTexts> = RefusalTexts[Key] extends (values: infer Values) => string
  ? { [Name in Exclude<keyof Values, 'digits'>]: RefusalValue }
  : Record<never, never>;

/** What a field must be; `rule` names the sentence's part, the rest are its values. */
export type Rule = {
  [Key in RuleKey]: { rule: Key extends `rule-${infer Name}` ? Name : never } & ValuesIn<Key>;
}[RuleKey];

/** A code and, where its sentence names some, the values. */
export type Refusal = {
  [Code in RefusalCode]: { code: Code; values: ValuesIn<Code> };
}[RefusalCode];

/** For clients that know no codes. */
export const refusalInEnglish = ({ code, values }: { code: RefusalCode; values: RefusalValues }): string =>
  refusalSentence(code, values, refusalMessages.en, String) ?? '';

/** For the documentation of a field. */
export const ruleInEnglish = (rule: Rule): string =>
  refusalSentence(`rule-${rule.rule}`, rule, refusalMessages.en, String) ?? '';

/** Undefined for codes that are not known here or lack a value. */
export function refusalSentence(
  code: string,
  { rule, ...values }: RefusalValues,
  t: RefusalMessages,
  number: (value: number) => string,
): string | undefined {
  if (!isCode(code, t)) return undefined;
  const said = t[code];
  if (typeof said === 'string') return said;
  const written = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? number(value) : value,
  ]);
  const parts: Record<string, RefusalValue | undefined> = {
    ...Object.fromEntries(written),
    ...(rule !== undefined && { rule: refusalSentence(`rule-${rule}`, values, t, number) }),
    ...(typeof values.count === 'number' && { count: values.count, digits: number(values.count) }),
  };
  let isWhole = true;
  const given = new Proxy(parts, {
    get(all, name) {
      isWhole &&= all[String(name)] !== undefined;
      return all[String(name)] ?? '';
    },
  });
  // Each code's function takes its own values; whether they are all there shows when it asks for them.
  const text = (said as (values: unknown) => string)(given);
  return isWhole ? text : undefined;
}

const isCode = (code: string, t: RefusalMessages): code is keyof RefusalMessages => Object.hasOwn(t, code);
