import { useMemo } from 'react';
import { requests } from '#core/api/requests.ts';
import { dayOf, timeOf } from '#core/domain/booking.ts';
import type { Category } from '#core/domain/category.ts';
import { parsePrice } from '#core/domain/money.ts';
import { type NewRequest, type PublishedRequest, requestTypeIn, requestTypes } from '#core/domain/request.ts';
import { zoneHere } from '#core/domain/time-zone.ts';
import { usePublishForm } from '#core/hooks/publish/use-publish-form.ts';

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

/** What is refused of any day and time is refused of these. */
const controls = {
  title: 'title',
  description: 'description',
  type: 'type',
  fromLanguage: 'fromLanguage',
  toLanguage: 'toLanguage',
  price: 'price',
  dueDate: 'dueDate',
  dueTime: 'dueTime',
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
    timeZone: zoneHere(),
  };
}

export const useRequestForm = (category: Category, successUrl: string, published: string) =>
  usePublishForm<RequestFields>({
    name: `request-form.${category}`,
    blank,
    count: 3,
    controls,
    publish: (client, fields, key) => requests(client).publish(requestOf(fields, category), key),
    event: 'dragoman-request-published',
    successUrl,
    published,
    sample: async () => (await import('./request-form.demo.ts')).sampleFields(category),
  });

/** Saves changes of the user's own request. Each request has its own draft. */
export function useEditForm(request: PublishedRequest, successUrl: string, saved: string) {
  const { id, category } = request;
  const fields = useMemo(() => fieldsOf(request), [request]);
  return usePublishForm<RequestFields>({
    name: `request-edit.${id}`,
    blank: fields,
    count: 3,
    controls,
    publish: (client, edited) => requests(client).edit(id, requestOf(edited, category)),
    event: 'dragoman-request-saved',
    successUrl,
    published: saved,
    sample: async () => fields,
  });
}

const fieldsOf = ({ dueAt, price, ...request }: PublishedRequest): RequestFields => ({
  title: request.title,
  description: request.description,
  type: request.type,
  fromLanguage: request.fromLanguage,
  toLanguage: request.toLanguage,
  price: String(price),
  dueDate: dueAt ? dayOf(dueAt) : '',
  dueTime: dueAt ? timeOf(dueAt) : '',
  step: '',
});

export type RequestFormState = ReturnType<typeof useRequestForm>;

/** The values of the form. */
export type RequestFields = {
  title: string;
  description: string;
  type: string;
  fromLanguage: string;
  toLanguage: string;
  price: string;
  dueDate: string;
  dueTime: string;
  step: string;
};
