/** An error in Stripe's form. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly type: 'invalid_request_error' | 'idempotency_error' | 'api_error';
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(
    status: number,
    message: string,
    {
      type = 'invalid_request_error',
      code,
      param,
    }: { type?: StripeFailure['type']; code?: string; param?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
    this.param = param;
  }

  get body() {
    return { error: { type: this.type, code: this.code, param: this.param, message: this.message } };
  }
}

export const missingObject = (kind: string, id: string) =>
  new StripeFailure(404, `No such ${kind.replace('.', ' ')}: '${id}'`, {
    code: 'resource_missing',
    param: 'id',
  });
