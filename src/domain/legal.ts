/** What the company says about itself, and what people agree to with it. Pages import the types only. */
import { type Static, Type } from 'typebox';
import { described, oneOf } from './fields.ts';
import { textLanguages } from './languages.ts';
import type { TextNode } from './text-node.ts';

export const legalKinds = ['terms', 'privacy', 'imprint'] as const;
export type LegalKind = (typeof legalKinds)[number];

export const LegalText = Type.Object({
  kind: oneOf(legalKinds),
  language: described(oneOf(textLanguages), 'of the text: `en` where it is not there in the requested one'),
  title: Type.String(),
  body: Type.Unsafe<TextNode[]>({
    type: 'array',
    items: {},
    description: 'The text: strings, and elements with `tag`, `attributes` and `children`.',
  }),
  terms_version: Type.String({
    description: 'The version of the terms and the privacy policy in this language: a hash of both texts.',
  }),
});
export type LegalText = Static<typeof LegalText>;
