import type { ReactNode } from 'react';
import { BackdropLetters } from './backdrop-letters.tsx';

interface ErrorLayoutProps {
  /** The backdrop letter. */
  letter: string;
  title: string;
  text: string;
  /** Links and buttons to continue. */
  children: ReactNode;
}

/** The layout of error pages: title, text, and links to continue. */
export function ErrorLayout({ letter, title, text, children }: ErrorLayoutProps) {
  return (
    <div className="error-layout container">
      <div>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <p className="actions">{children}</p>
      </div>
      <BackdropLetters letters={[letter]} className="error-layout__letter" />
    </div>
  );
}
