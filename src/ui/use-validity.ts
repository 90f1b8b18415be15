import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { FormControl } from './validity-message.ts';

/** For a control with a rule that no attribute tells: `problem` says how to mend it, empty where all is well. */
export function useValidity<Control extends FormControl>(problem: string): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useLayoutEffect(() => control.current?.setCustomValidity(problem), [problem]);
  return control;
}
