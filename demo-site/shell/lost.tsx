import type { ReactNode } from 'react';
import { Letters } from './letters.tsx';

interface LostProps {
  /** The one letter of the artwork. */
  letter: string;
  title: string;
  text: string;
  /** The ways out. */
  children: ReactNode;
}

/** A page that leads no further, with a way out. */
export function Lost({ letter, title, text, children }: LostProps) {
  return (
    <div className="lost container">
      <div>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <p className="actions">{children}</p>
      </div>
      <Letters letters={[letter]} className="lost__letter" />
    </div>
  );
}
