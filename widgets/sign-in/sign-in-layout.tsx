import type { ReactNode } from 'react';
import { Card } from '#core/ui/card.tsx';
import { frame, halves, main } from './sign-in.styles.ts';
import { SignUpReasons } from './sign-up-reasons.tsx';

interface SignInLayoutProps {
  headingLevel: number;
  /** Whether to show the reasons to sign up. */
  reasons: boolean;
  onSubmit(): void;
  children: ReactNode;
}

/** The card of all screens, with the reasons to sign up beside it in wide widgets. */
export function SignInLayout({ headingLevel, reasons, onSubmit, children }: SignInLayoutProps) {
  return (
    <div className={frame} data-wide={reasons || undefined}>
      <Card variant="panel" flush>
        <div className={halves} data-wide={reasons || undefined}>
          <div className={main} onSubmit={onSubmit}>
            {children}
          </div>
          {reasons && <SignUpReasons headingLevel={headingLevel} />}
        </div>
      </Card>
    </div>
  );
}
