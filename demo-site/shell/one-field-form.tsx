import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react';
import type { Client } from '#core/api/client.ts';
import { useAction } from '#core/hooks/data/use-action.ts';
import { ProblemText } from './outcomes.tsx';

interface OneFieldFormProps {
  label: string;
  hint?: string;
  action: string;
  field: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    | 'type'
    | 'name'
    | 'minLength'
    | 'maxLength'
    | 'autoComplete'
    | 'autoCapitalize'
    | 'spellCheck'
    | 'inputMode'
    | 'required'
  >;
  /** Whether the button stands beside the field. */
  isInline?: boolean;
  /** Between the field and the button. */
  children?: ReactNode;
  act(client: Client, value: string): Promise<unknown>;
}

/** A labelled field with a button. What was typed stays until the backend has taken it. */
export function OneFieldForm({ label, hint, action, field, isInline, children, act }: OneFieldFormProps) {
  const id = useId();
  const [value, setValue] = useState('');
  const [send, state] = useAction(async (client, text: string) => {
    await act(client, text);
    setValue('');
  });
  return (
    <form
      className="form"
      noValidate={!field.required}
      onSubmit={(event) => {
        event.preventDefault();
        void send(value);
      }}
    >
      <label htmlFor={id}>{label}</label>
      <div className={isInline ? 'form__line' : 'form__lines'}>
        <input
          className="form__field"
          id={id}
          // An e-mail address that is not there yet stands where the text begins.
          dir={field.type === 'text' || value === '' ? 'auto' : 'ltr'}
          {...field}
          value={value}
          onChange={({ target }) => setValue(target.value)}
          aria-describedby={`${id}-hint ${id}-problem`}
          aria-invalid={state.status === 'failed' || undefined}
        />
        {children}
        <button className="button button--primary" type="submit" aria-disabled={state.status === 'busy'}>
          {action}
        </button>
      </div>
      <p className="form__hint" id={`${id}-hint`}>
        {hint}
      </p>
      <ProblemText state={state} id={`${id}-problem`} />
    </form>
  );
}
