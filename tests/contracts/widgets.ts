import type { Attribute } from '#core/element/contract/attribute.ts';
import type { Contract } from '#core/element/contract/contract.ts';

const modules = import.meta.glob<Record<string, unknown>>('/widgets/*/*.contract.ts', { eager: true });
const entryPoints = import.meta.glob('/widgets/*/index.ts');

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'tag' in value && 'attributes' in value;

/** The contract of every widget, by its tag. */
export const contracts: Contract[] = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isContract),
);

/** Registers a widget by importing its entry point. */
export async function importWidget(tag: string): Promise<void> {
  await entryPoints[`/widgets/${tag.slice('dragoman-'.length)}/index.ts`]?.();
}

/** A value other than the default that the attribute takes, and what the property then reads. */
export function anotherValue(attribute: Attribute): { text: string; value: unknown } {
  switch (attribute.kind) {
    case 'flag':
      return { text: '', value: true };
    case 'list': {
      const { shape } = attribute;
      const words = ['de', 'en'];
      // A list of given words: its description names them.
      const value =
        !shape || words.every((word) => shape.pattern.test(word))
          ? words
          : shape.allowed.split(', ').slice(0, 2);
      return { text: value.join(', '), value };
    }
    case 'number': {
      const value = (attribute.min ?? attribute.default ?? 1) + (attribute.default === attribute.min ? 1 : 0);
      return { text: String(value), value };
    }
    case 'choice': {
      const option = attribute.options.find((word) => word !== attribute.default) ?? '';
      return { text: option, value: option };
    }
    case 'text': {
      const words = [attribute.default || 'x', '2026-01-31'];
      const text = words.find((word) => attribute.shape?.pattern.test(word) ?? true) ?? '';
      return { text, value: text };
    }
  }
}
