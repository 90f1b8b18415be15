import { type KeyboardEventHandler, type RefObject, useLayoutEffect, useRef } from 'react';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { space } from '#core/theme/tokens.ts';
import { Counter, countCharacters } from './counter.tsx';
import { control as controlClass, Field, type FieldProps, splitField } from './field.tsx';

interface TextAreaProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Shows “used of limit” below. Longer text is invalid but not cut off. */
  limit?: number;
  /** Shows “used of advised” instead, which stands out from there on. Longer text is valid, up to the limit. */
  advised?: number;
  rows?: number;
  /** Starts with one line and grows with its text up to this many. */
  growTo?: number;
  placeholder?: string;
  autoComplete?: string;
  /** The label of the Enter key on a phone's keyboard. */
  enterKeyHint?: 'send';
  onBlur?: () => void;
  onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement>;
  ref?: RefObject<HTMLTextAreaElement | null>;
}

export function TextArea(props: TextAreaProps) {
  const [frame, { value, onChange, limit, advised = limit, rows = 4, growTo, ref, ...native }] =
    splitField(props);
  const messages = useMessages(coreMessages);
  const format = useFormat();
  const own = useRef<HTMLTextAreaElement>(null);
  const area = ref ?? own;
  const used = countCharacters(value);
  const tooLong =
    limit !== undefined && used > limit ? messages.fieldTooLong({ limit: format.number(limit) }) : undefined;

  useLayoutEffect(() => area.current?.setCustomValidity(tooLong ?? ''), [area, tooLong]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value changes its height
  useLayoutEffect(() => {
    if (growTo && area.current) growToFit(area.current);
  }, [area, growTo, value]);

  return (
    <Field
      {...frame}
      error={frame.error ?? tooLong}
      aside={advised !== undefined && <Counter used={used} limit={advised} />}
    >
      {(control) => (
        <textarea
          {...native}
          {...control}
          ref={area}
          className={controlClass}
          style={growTo ? { maxBlockSize: `calc(${growTo}lh + ${space(6)})` } : undefined}
          rows={growTo ? 1 : rows}
          dir={value ? 'auto' : undefined}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          data-kind="area"
          data-grow={growTo ? '' : undefined}
        />
      )}
    </Field>
  );
}

/** Only for browsers without `field-sizing`, which the style sheet uses. */
function growToFit(area: HTMLTextAreaElement) {
  if (CSS.supports('field-sizing', 'content')) return;
  area.style.blockSize = 'auto';
  area.style.blockSize = `${area.scrollHeight + 2}px`;
}
