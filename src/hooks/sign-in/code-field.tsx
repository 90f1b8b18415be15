import { refusedField } from '#core/hooks/errors/refused-field.ts';
import { useMessages } from '#core/i18n/context.ts';
import { codeMessages } from '#core/i18n/sign-in.messages.ts';
import { TextField } from '#core/ui/forms/text-field.tsx';
import type { RefusedField } from '#core/ui/forms/use-field-errors.ts';

interface CodeFieldProps {
  value: string;
  onChange(value: string): void;
  error: string | undefined;
  /** For one of the codes that are kept for a lost app. */
  isRecovery?: boolean;
  autoFocus?: boolean;
}

/** The field for a code from an app. */
export function CodeField({ isRecovery = false, ...field }: CodeFieldProps) {
  const t = useMessages(codeMessages);
  return (
    <TextField
      {...field}
      // Another field, for the keyboard and the focus.
      key={String(isRecovery)}
      name="code"
      label={isRecovery ? t.recoveryCode : t.code}
      hint={isRecovery ? t.recoveryHint : t.codeHint}
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      inputMode={isRecovery ? 'text' : 'numeric'}
      maxLength={40}
      spellCheck={false}
      required
    />
  );
}

/** The field for the code from a mail, which a sign-in needs after very many wrong passwords. */
export function MailedCodeField(field: Pick<CodeFieldProps, 'value' | 'onChange' | 'error'>) {
  const t = useMessages(codeMessages);
  return (
    <TextField
      {...field}
      name="code"
      label={t.mailedCode}
      hint={t.mailedCodeHint}
      autoComplete="one-time-code"
      inputMode="numeric"
      autoFocus
      required
    />
  );
}

/** Why a code of the second step was refused, for its field; null for a refusal of something else. */
export function useRefusedCode(
  error: Error | null,
  isRecovery: boolean,
  text: (error: Error) => string,
): RefusedField | null {
  const { recoveryWrong } = useMessages(codeMessages);
  return refusedField(error, { code: 'code' }, (refused) =>
    isRecovery && refused.code === 'wrong-code' ? recoveryWrong : text(refused),
  );
}
