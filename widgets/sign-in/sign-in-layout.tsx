import type { ReactNode } from 'react';
import { Card } from '#core/ui/card.tsx';
import { PasswordRuleErrors } from './password-rule-errors.tsx';
import { frame, halves, main } from './sign-in.styles.ts';

interface SignInLayoutProps {
  headingLevel: number;
  /** Whether there is still something to be won over for. */
  reasons: boolean;
  onSubmit(): void;
  children: ReactNode;
}

/** The card that all screens stand on, with the reasons beside where there is room. */
export function SignInLayout({ headingLevel, reasons, onSubmit, children }: SignInLayoutProps) {
  return (
    <div className={frame} data-wide={reasons || undefined}>
      <Card variant="panel" flush>
        <div className={halves} data-wide={reasons || undefined}>
          <div className={main} onSubmit={onSubmit}>
            {children}
          </div>
          {reasons && <PasswordRuleErrors headingLevel={headingLevel} />}
        </div>
      </Card>
    </div>
  );
}
