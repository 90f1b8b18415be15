/** The parameters of a call, which Stripe's client sends as a form: `metadata[task_id]=7`. */
import { StripeFailure } from './stripe-failure.ts';

export interface Parameters {
  text(name: string): string | null;
  required(name: string): string;
  /** A positive whole number. */
  amount(name: string): number;
  /** All values below this name: `metadata[task_id]` as `task_id`. */
  below(name: string): Record<string, string>;
}

export function parametersOf(form: URLSearchParams): Parameters {
  const text = (name: string) => form.get(name);
  const required = (name: string) => {
    const value = text(name);
    if (!value)
      throw new StripeFailure(400, `Missing required param: ${name}.`, {
        code: 'parameter_missing',
        param: name,
      });
    return value;
  };
  return {
    text,
    required,
    amount(name) {
      const value = required(name);
      if (!/^[1-9]\d{0,7}$/.test(value))
        throw new StripeFailure(400, `Invalid positive integer: ${value}`, {
          code: 'parameter_invalid_integer',
          param: name,
        });
      return Number(value);
    },
    below(name) {
      const inside = [...form].flatMap(([key, value]) => {
        const [, inner] = key.startsWith(`${name}[`) ? (/\[([^[\]]+)\]$/.exec(key) ?? []) : [];
        return inner ? [[inner, value]] : [];
      });
      return Object.fromEntries(inside);
    },
  };
}
