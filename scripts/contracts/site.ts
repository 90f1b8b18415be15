// What the embed builder reads about elements and tokens, made from the contracts.
import { type Attribute, allowedValues } from '#core/element/contract/attribute.ts';
import type { AttributeFacts, ElementFacts } from '#site/embed/facts.ts';
import { defaultText, type Widget } from './read.ts';
import { common, isCommon } from './tables.ts';

/** The facts of one element that the embed builder creates its controls from. */
export const elementFacts = ({ name, contract }: Widget): ElementFacts => ({
  name,
  tag: contract.tag,
  summary: contract.summary,
  attributes: attributes(contract).filter((attribute) => !isCommon(attribute.name)),
});

const attributes = (contract: Pick<Widget['contract'], 'attributes'>): AttributeFacts[] =>
  Object.entries(contract.attributes).map(([name, attribute]) => attributeFacts(name, attribute));

const isRequired = (attribute: Attribute): true | undefined =>
  attribute.kind === 'text' && attribute.required ? true : undefined;

function attributeFacts(name: string, attribute: Attribute): AttributeFacts {
  const facts = {
    name,
    kind: attribute.kind,
    about: attribute.about,
    initial: defaultText(attribute),
    allowed: allowedValues(attribute),
  };
  switch (attribute.kind) {
    case 'choice':
      return { ...facts, options: attribute.options };
    case 'number':
      return { ...facts, min: attribute.min, max: attribute.max, whole: attribute.whole };
    case 'text':
    case 'list':
      return { ...facts, pattern: attribute.shape?.pattern.source, required: isRequired(attribute) };
    default:
      return facts;
  }
}

export const factsOnEveryElement: AttributeFacts[] = attributes(common);
