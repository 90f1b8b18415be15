/** The props of the controls for attributes. */
import type { AttributeFacts } from './facts.ts';

export interface AttributeControlProps {
  attribute: AttributeFacts;
  value: string | undefined;
  onChange(value: string | undefined): void;
}

export interface FieldProps extends AttributeControlProps {
  /** What every control has, whatever it looks like. */
  shared: {
    id: string;
    name: string;
    'aria-describedby': string;
    'aria-invalid': true | undefined;
  };
}
