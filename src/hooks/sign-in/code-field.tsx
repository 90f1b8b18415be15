import { useMessages } from '#core/i18n/context.ts';
import { codeMessages } from '#core/i18n/sign-in.messages.ts';
import { TextField } from '#core/ui/forms/text-field.tsx';

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
