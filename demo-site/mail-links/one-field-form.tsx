import type { InputHTMLAttributes, ReactNode } from 'react';
import { CallProblem } from './mail-link-layout.tsx';
import type { CallState } from './use-call.ts';

interface OneFieldFormProps {
  label: string;
  /** Of the field; the form keeps what was typed. */
  field: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'name' | 'type' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'minLength' | 'maxLength' | 'dir'
  >;
  value: string;
  onChange(value: string): void;
  hint?: string;
  /** Between the field and the button. */
  children?: ReactNode;
  action: string;
  state: CallState;
  onSubmit(): void;
}

/** The form of the pages about a forgotten password. */
export function OneFieldForm(props: OneFieldFormProps) {
  const { label, field, value, onChange, hint, children, action, state, onSubmit } = props;
  const isRefused = state.status === 'refused';
  return (
    <form
      className="mail-link__form"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <label htmlFor={field.name}>{label}</label>
      <input
        {...field}
        className="mail-link__field"
        id={field.name}
        required
        value={value}
        aria-describedby={hint ? 'hint problem' : 'problem'}
        aria-invalid={isRefused || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint && (
        <p className="mail-link__hint" id="hint">
          {hint}
        </p>
      )}
      {children}
      <CallProblem state={state} id="problem" />
      <button className="button button--primary" type="submit" aria-disabled={state.status === 'busy'}>
        {action}
      </button>
    </form>
  );
}
