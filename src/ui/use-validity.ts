import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { FormControl } from './validity-message.ts';

/** For a control with a rule that no attribute expresses: `problem` says how to fix the value and is empty if it is valid. */
export function useValidity<Control extends FormControl>(problem: string): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useLayoutEffect(() => control.current?.setCustomValidity(problem), [problem]);
  return control;
}
