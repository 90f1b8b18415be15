/**
 * Answers every error with its status and `{type: 'error', message, code, values}`. Internal details only go to the
 * log.
 */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ruleKeyword } from '@dragoman/widgets/domain/fields.ts';
import type { Rule } from '@dragoman/widgets/server';
import type {
  ConnectionError,
  FastifyError,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from 'fastify';
import {
  isCollision,
  isDatabaseAway,
  isDatabaseFull,
  sqlState,
} from '#backend/platform/database/transaction.ts';
import { DomainError, invalid, missing, tooLarge, wrong } from '#backend/platform/errors.ts';
import { ApiError, fromDomain, full, malformed, unavailable } from './api-error.ts';
import { drainThenClose } from './bodies.ts';
import { strictest } from './security-headers.ts';

const fastifyMessages: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send the body as JSON or as a form.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is shorter or longer than announced.',
  FST_ERR_BAD_URL: 'The address is not valid: its percent signs do not name characters.',
  FST_ERR_MAX_PARAM_LENGTH: 'The address is too long.',
  FST_REQ_FILE_TOO_LARGE: 'The file is too large.',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'Send the file as multipart/form-data.',
};

/** Messages of the multipart parser, whose errors have neither a code nor a status. */
const brokenMultipart =
  /^(Multipart: Boundary not found|Boundary required|.*nexpected end of multipart data)$/;

export function answerError(
  error: FastifyError | Error,
  call: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, message, code, values, details, headers } = describe(error);
  // A line for each refused call would be more work than is refused.
  if (status >= 500 && code !== 'busy') call.log.error({ err: error, req: call }, error.message);
  if (status === 413) reply.raw.once('finish', () => drainThenClose(call.raw));
  const type = 'error';
  // The spec's checkout call reads its refusal from `error`.
  const extra = call.url.startsWith('/create-checkout-session') ? { error: message } : {};
  return reply
    .code(status)
    .headers(headers)
    .send({ type, message, code, values, ...details, ...extra });
}

/** For bytes that are no valid HTTP call: writes the answer to the socket and closes it. */
export function answerBrokenConnection(error: ConnectionError, socket: Socket): void {
  const { status, message, code, values } = describeBroken(error.code);
  const body = JSON.stringify({ type: 'error', message, code, values });
  const headers = [
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(strictest).map(([name, value]) => `${name}: ${value}`),
  ];
  if (socket.writable)
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, '', body].join('\r\n'));
  socket.destroy();
}

function describeBroken(code: string): ApiError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return malformed(408, 'The call took too long to arrive.');
  if (code === 'HPE_HEADER_OVERFLOW') return malformed(431, 'The headers, or the address, are too long.');
  return malformed(400, 'This is no call by HTTP that we know.');
}

function describe(error: FastifyError | Error): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof DomainError) return fromDomain(error);
  if (isDatabaseFull(error)) return full();
  // A use case that collided with others has been repeated several times. Later it will succeed.
  if (isDatabaseAway(error) || isCollision(error)) return unavailable();
  const { statusCode, code } = error as Partial<FastifyError>;
  // SQLSTATE class 22: the client sent a character or a number that the database cannot store.
  if (/^22/.test(sqlState(error) ?? '')) return fromDomain(invalid('out-of-range'));
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return fromDomain(tooLarge('body-too-large'));
  if (brokenMultipart.test(error.message)) return malformed(400, 'The multipart body is not complete.');
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return malformed(statusCode, fastifyMessages[code ?? ''] ?? error.message);
  }
  return new ApiError(500, { code: 'fault', values: {} });
}

/** Describes the first invalid field with the schema's own description of what it must be. */
export function describeInvalid(errors: FastifySchemaValidationError[]): Error {
  const [first] = errors as (FastifySchemaValidationError & { parentSchema?: Schema })[];
  const absent = first?.keyword === 'required' ? String(first.params.missingProperty) : undefined;
  const path = first?.instancePath.split('/').filter((part) => part && !/^\d+$/.test(part)) ?? [];
  const field = absent ?? path.at(-1) ?? 'The body';
  const schema = absent ? first?.parentSchema?.properties?.[absent] : first?.parentSchema;
  const rule = schema?.[ruleKeyword];
  if (rule) return absent ? missing(field, rule) : wrong(field, rule);
  const must = `must be ${schema?.description ?? 'of the kind the documentation names'}.`;
  return malformed(422, absent ? `"${field}" is missing: it ${must}` : `"${field}" ${must}`);
}

interface Schema {
  description?: string;
  [ruleKeyword]?: Rule;
  properties?: Record<string, Schema>;
}
