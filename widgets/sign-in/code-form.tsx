import { type FormEvent, useState } from 'react';
import { CodeField, useRefusedCode } from '#core/hooks/sign-in/code-field.tsx';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { codeMessages } from '#core/i18n/sign-in.messages.ts';
import { Button } from '#core/ui/button.tsx';
import { useFieldErrors } from '#core/ui/forms/use-field-errors.ts';
import { Refusal } from './refusal.tsx';
import { type CodeStep, type OnSignedIn, useCodeSignIn, useRefusalText } from './sign-in.data.ts';
import { signInMessages } from './sign-in.messages.ts';
import { form, lead, other, submit } from './sign-in.styles.ts';

interface CodeFormProps {
  step: CodeStep;
  onSignedIn: OnSignedIn;
  onBack(): void;
}

/** The second step of a sign-in, where the account asks for a code from an app. */
export function CodeForm({ step, onSignedIn, onBack }: CodeFormProps) {
  const t = useMessages(codeMessages);
  const { signIn: label } = useMessages(signInMessages);
  const { loading } = useMessages(coreMessages);
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [signIn, state] = useCodeSignIn(step, onSignedIn);
  const failure = state.status === 'failed' ? state.error : null;
  const refused = useRefusedCode(failure, isRecovery, useRefusalText());
  const { errors, check, recheck, clear } = useFieldErrors(refused);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (check(event.currentTarget)) void signIn(code);
  };
  const toggle = () => {
    clear();
    setCode('');
    setRecovery(!isRecovery);
  };
  return (
    <>
      <p className={lead}>{t.lead}</p>
      <form
        className={form}
        part="form"
        noValidate
        onSubmit={onSubmit}
        onInput={(event) => recheck(event.target)}
      >
        <Refusal error={refused ? null : failure} />
        <CodeField value={code} onChange={setCode} error={errors.code} isRecovery={isRecovery} autoFocus />
        <div className={submit}>
          <Button
            type="submit"
            part="submit"
            variant="primary"
            busy={state.status === 'busy'}
            busyLabel={loading}
          >
            {label}
          </Button>
        </div>
      </form>
      <div className={other}>
        <Button variant="text" part="recovery" onClick={toggle}>
          {isRecovery ? t.useApp : t.useRecovery}
        </Button>
        <Button variant="text" part="toggle" onClick={onBack}>
          {t.back}
        </Button>
      </div>
    </>
  );
}
