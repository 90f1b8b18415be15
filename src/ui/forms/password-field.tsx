import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { IconButton } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { control as controlClass, endSlot, Field, shell, splitField } from './field.tsx';
import type { TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'icon' | 'suffix'> {
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const messages = useMessages(coreMessages);
  const [frame, { value, onChange, valid, ...native }] = splitField(props);

  return (
    <Field {...frame}>
      {(control) => (
        <span className={shell}>
          <input
            {...native}
            {...control}
            className={controlClass}
            type={shown ? 'text' : 'password'}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            autoCapitalize="none"
            spellCheck={false}
            data-kind="text"
            data-end
            data-state={valid && !frame.error ? 'valid' : undefined}
          />
          <span className={endSlot}>
            <IconButton
              size="small"
              part="show-password"
              label={shown ? messages.hidePassword : messages.showPassword}
              disabled={frame.disabled}
              onClick={() => setShown(!shown)}
            >
              <Icon node={shown ? EyeOff : Eye} size={18} />
            </IconButton>
          </span>
        </span>
      )}
    </Field>
  );
}

/** Names whose password a form asks for: password managers choose, and store, by the field with the user's name. */
export const UsernameField = ({ value }: { value: string }) => (
  <input type="text" autoComplete="username" value={value} readOnly hidden />
);
