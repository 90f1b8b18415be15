import { type FormEvent, type InputHTMLAttributes, useId, useState } from 'react';
import { ProblemText } from './states.tsx';
import { useAction } from './use-data.ts';

interface OneFieldFormProps {
  label: string;
  hint: string;
  action: string;
  field: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'name' | 'maxLength' | 'autoComplete' | 'inputMode'
  >;
  /** The field is emptied once it worked. */
  onSubmit(value: string): Promise<unknown>;
}

/** A labelled field with a button. What was typed stays until the backend has taken it. */
export function OneFieldForm({ label, hint, action, field, onSubmit }: OneFieldFormProps) {
  const id = useId();
  const [value, setValue] = useState('');
  const { isBusy, problem, run } = useAction();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await run(() => onSubmit(value))) setValue('');
  };
  return (
    <form className="partner__form" onSubmit={(event) => void submit(event)} noValidate>
      <label htmlFor={id}>{label}</label>
      <div className="partner__line">
        <input
          className="mail-link__field"
          id={id}
          dir={field.type === 'text' ? 'auto' : 'ltr'}
          {...field}
          value={value}
          onChange={({ target }) => setValue(target.value)}
          aria-describedby={`${id}-hint ${id}-problem`}
          aria-invalid={problem !== '' || undefined}
        />
        <button className="button button--primary" type="submit" aria-disabled={isBusy}>
          {action}
        </button>
      </div>
      <p className="mail-link__hint" id={`${id}-hint`}>
        {hint}
      </p>
      <ProblemText text={problem} id={`${id}-problem`} />
    </form>
  );
}
