import { requestTypes } from '@dragoman/widgets/server';
import { Type } from '@fastify/type-provider-typebox';
import * as fields from './fields.ts';

const types = Object.values(requestTypes).flat();

/** The request form's fields (spec section 3). */
export const NewRequest = Type.Object({
  title: fields.title,
  description: fields.description,
  type: fields.oneOf(types),
  category: Type.Optional(fields.category),
  fromLanguage: fields.languageList(1, 1),
  toLanguage: fields.languageList(1, 1),
  dueDate: fields.date,
  dueTime: fields.time,
  price: fields.price,
});

/** The same thing in the spec's other payload (section 7, `POST /request`). */
export const NewRequestByCategory = Type.Object({
  title: fields.title,
  description: fields.description,
  type: fields.category,
  price: fields.price,
  languages: fields.languageList(1, 2),
  textLanguage: Type.Optional(fields.languageCode),
  dueDate: Type.Optional(fields.date),
  dueTime: Type.Optional(fields.time),
});
