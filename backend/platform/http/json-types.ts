/**
 * Forms and multipart bodies hold texts alone, so the validator turns the text "5" into a number and a value into a list
 * of one. JSON has types of its own, which mean what they say.
 */
import { ruleKeyword } from '@dragoman/widgets/domain/fields.ts';
import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifyRequest } from 'fastify';
import { isForm } from './bodies.ts';
import { describeInvalid } from './error-answers.ts';

const ajv = new Ajv({ verbose: true, useDefaults: true, addUsedSchema: false, keywords: [ruleKeyword] });
const validators = new WeakMap<object, ValidateFunction>();

/** A hook before the validation, whose conversions then find nothing to convert. */
export async function refuseWrongTypes(call: FastifyRequest): Promise<void> {
  const { body, routeOptions } = call;
  const schema = routeOptions.schema?.body;
  if (!isObject(schema) || isForm(call)) return;
  const validate = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, validate);
  if (!validate(body)) throw describeInvalid(validate.errors ?? []);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
