/** Every failure leaves as `{type: 'error', message}` with its status; what went wrong inside stays in the log. */
import type { FastifyError, FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify';
import { ApiError, unavailable } from './api-error.ts';
import { isDatabaseAway } from './database-faults.ts';
import { dropRest } from './large-bodies.ts';
import { sqlState } from './transaction.ts';

const plainWords: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send the body as JSON or as a form.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is shorter or longer than announced.',
  FST_ERR_BAD_URL: 'The address is not valid: its percent signs do not name characters.',
  FST_ERR_MAX_PARAM_LENGTH: 'The address is too long.',
  FST_REQ_FILE_TOO_LARGE: 'The file is too large.',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'Send the file as multipart/form-data.',
};

export function answerError(
  error: FastifyError | Error,
  call: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, message, headers } = describe(error);
  if (status >= 500) call.log.error({ err: error, req: call }, error.message);
  if (status === 413) reply.raw.once('finish', () => dropRest(call.raw));
  const type = 'error';
  // The spec's checkout call reads its refusal from `error`.
  const extra = call.url.startsWith('/create-checkout-session') ? { error: message } : {};
  return reply
    .code(status)
    .headers(headers)
    .send({ type, message, ...extra });
}

function describe(error: FastifyError | Error): Pick<ApiError, 'status' | 'message' | 'headers'> {
  if (error instanceof ApiError) return error;
  if (isDatabaseAway(error)) return unavailable();
  const { statusCode, code, validation } = error as Partial<FastifyError>;
  const answer = (status: number, message: string) => ({ status, message, headers: {} });
  if (validation) return answer(422, error.message);
  // A character or a number that the database cannot hold is the sender's, not ours.
  if (/^22/.test(sqlState(error) ?? ''))
    return answer(422, 'A value is out of range or holds characters we cannot store.');
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return answer(statusCode, plainWords[code ?? ''] ?? error.message);
  }
  return answer(500, 'Something went wrong on our side. Please try again.');
}

/** The first mistake in the sender's words: the field, and what the schema's own description says it must be. */
export function describeInvalid(errors: FastifySchemaValidationError[]): Error {
  const [first] = errors as (FastifySchemaValidationError & { parentSchema?: Schema })[];
  const missing = first?.keyword === 'required' ? String(first.params.missingProperty) : undefined;
  const path = first?.instancePath.split('/').filter((part) => part && !/^\d+$/.test(part)) ?? [];
  const field = missing ?? path.at(-1) ?? 'The body';
  const schema = missing ? first?.parentSchema?.properties?.[missing] : first?.parentSchema;
  const rule = schema?.description ?? 'of the kind the documentation names';
  const message = missing ? `"${field}" is missing: it must be ${rule}.` : `"${field}" must be ${rule}.`;
  return new Error(message);
}

interface Schema {
  description?: string;
  properties?: Record<string, Schema>;
}
