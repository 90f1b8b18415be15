/**
 * Forms and multipart bodies hold texts alone, so the validator turns the text "5" into a number and a value into a list
 * of one. JSON has types of its own, which mean what they say.
 */
import { ruleKeyword } from '@dragoman/widgets/domain/fields.ts';
import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifyRequest } from 'fastify';
import { isForm } from './bodies.ts';
import { describeInvalid } from './error-answers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Numbers that the client of version 1.0 sends as decimal texts, in JSON too. */
    decimalTexts?: readonly string[];
  }
}

const ajv = new Ajv({ verbose: true, useDefaults: true, addUsedSchema: false, keywords: [ruleKeyword] });
const validators = new WeakMap<object, ValidateFunction>();

/** A hook before the validation, whose conversions then find nothing to convert. */
export async function refuseWrongTypes(call: FastifyRequest): Promise<void> {
  const { body, routeOptions } = call;
  const schema = routeOptions.schema?.body;
  if (!isObject(schema) || isForm(call)) return;
  for (const name of routeOptions.config.decimalTexts ?? []) readDecimal(body, name);
  const validate = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, validate);
  if (!validate(body)) throw describeInvalid(validate.errors ?? []);
}

function readDecimal(body: unknown, name: string): void {
  if (!isObject(body)) return;
  const value = body[name];
  if (typeof value === 'string' && /^\d+(\.\d+)?$/.test(value)) body[name] = Number(value);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
