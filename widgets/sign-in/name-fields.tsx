import { useMessages } from '#core/i18n/context.ts';
import { TextField } from '#core/ui/text-field.tsx';
import { signInMessages } from './sign-in.messages.ts';
import { pair } from './sign-in.styles.ts';

interface NameFieldsProps {
  field(name: 'firstName' | 'lastName'): {
    value: string;
    onChange(value: string): void;
    required: boolean;
  };
  /** What is wrong, by the name of the control. */
  errors: Readonly<Record<string, string | undefined>>;
}

/** The first and last name, side by side, of every form that makes an account. */
export function NameFields({ field, errors }: NameFieldsProps) {
  const t = useMessages(signInMessages);
  return (
    <div className={pair}>
      <TextField
        {...field('firstName')}
        name="firstname"
        label={t.firstName}
        error={errors.firstname}
        autoComplete="given-name"
      />
      <TextField
        {...field('lastName')}
        name="lastname"
        label={t.lastName}
        error={errors.lastname}
        autoComplete="family-name"
      />
    </div>
  );
}
