/** Compares what two versions of the library promise about their elements. */

interface Named {
  name: string;
  default?: string;
  type?: { text: string };
}

interface Declaration {
  tagName: string;
  attributes?: Named[];
  events?: Named[];
  slots?: Named[];
  cssParts?: Named[];
  cssProperties?: Named[];
}

/** A custom elements manifest. */
export interface Manifest {
  modules: { declarations: Declaration[] }[];
}

/** What `next` no longer keeps of `before`, a sentence each. */
export function brokenPromises(before: Manifest, next: Manifest): string[] {
  const now = new Map(declarationsOf(next).map((one) => [one.tagName, one]));
  return declarationsOf(before).flatMap((old) => {
    const element = now.get(old.tagName);
    if (!element) return [`<${old.tagName}> is gone.`];
    const about = (sentence: string) => `<${old.tagName}>: ${sentence}`;
    return [
      ...lost('attribute', old.attributes, element.attributes),
      ...lost('event', old.events, element.events),
      ...lost('slot', old.slots, element.slots),
      ...lost('part', old.cssParts, element.cssParts),
      ...lost('token', old.cssProperties, element.cssProperties),
      ...changed(old.attributes, element.attributes),
      ...withoutFields(old.events, element.events),
    ].map(about);
  });
}

const declarationsOf = ({ modules }: Manifest): Declaration[] => modules.flatMap((one) => one.declarations);

const lost = (kind: string, before: Named[] = [], now: Named[] = []): string[] =>
  before
    .filter(({ name }) => !now.some((one) => one.name === name))
    .map(({ name }) => `the ${kind} "${name}" is gone.`);

/** Attributes with another default, or that no longer take a value. */
const changed = (before: Named[] = [], now: Named[] = []): string[] =>
  before.flatMap((old) => {
    const one = now.find(({ name }) => name === old.name);
    if (!one) return [];
    const values = optionsOf(old).filter((value) => !optionsOf(one).includes(value));
    return [
      ...(old.default === one.default
        ? []
        : [`the default of "${old.name}" was ${old.default}, it is ${one.default}.`]),
      ...values.map((value) => `"${old.name}" no longer takes ${value}.`),
    ];
  });

/** The choices of an attribute; none for an attribute that takes any text. */
const optionsOf = ({ type }: Named): string[] => type?.text.match(/'[^']*'/g) ?? [];

/** Events whose detail lacks a field, or has it with another type. */
const withoutFields = (before: Named[] = [], now: Named[] = []): string[] =>
  before.flatMap((old) => {
    const fields = fieldsOf(now.find(({ name }) => name === old.name));
    return [...fieldsOf(old)]
      .filter(([field, type]) => fields.get(field) !== type)
      .map(([field, type]) => `the detail of "${old.name}" has no ${field}: ${type}.`);
  });

const fieldsOf = (event: Named | undefined): Map<string, string> =>
  new Map(
    [...(event?.type?.text.matchAll(/(\w+)\??: ([^;}]+)/g) ?? [])].map(([, name = '', type = '']) => [
      name,
      type.trim(),
    ]),
  );
