import { requests } from '#core/api/requests.ts';
import type { Category } from '#core/domain/category.ts';
import { parsePrice } from '#core/domain/money.ts';
import { type NewRequest, requestTypeIn, requestTypes } from '#core/domain/request.ts';
import { usePublishForm } from '#core/kit/publish/use-publish-form.ts';
import type { RequestFields } from './request-fields.ts';

const blank: RequestFields = {
  title: '',
  description: '',
  type: '',
  fromLanguage: '',
  toLanguage: '',
  price: '',
  dueDate: '',
  dueTime: '',
  step: '',
};

/** The form was checked before, so that no value is missing. */
function requestOf({ step: _mark, ...fields }: RequestFields, category: Category): NewRequest {
  return {
    ...fields,
    title: fields.title.trim(),
    description: fields.description.trim(),
    category,
    type: requestTypeIn(category, fields.type) ?? requestTypes[category][0],
    price: parsePrice(fields.price) ?? 0,
  };
}

export const useRequestForm = (category: Category, successUrl: string, published: string) =>
  usePublishForm<RequestFields>({
    name: `request-form.${category}`,
    blank,
    count: 3,
    publish: (client, fields, key) => requests(client).publish(requestOf(fields, category), key),
    event: 'dragoman-request-published',
    successUrl,
    published,
    sample: async () => (await import('./request-form.demo.ts')).sampleFields(category),
  });

export type RequestFormState = ReturnType<typeof useRequestForm>;
