import type { ReactNode } from 'react';
import { Card } from '#core/ui/card.tsx';
import { Reasons } from './reasons.tsx';
import { frame, halves, main } from './sign-in.styles.ts';

interface FrameProps {
  headingLevel: number;
  /** Whether there is still something to be won over for. */
  reasons: boolean;
  onSubmit(): void;
  children: ReactNode;
}

/** The card that all screens stand on, with the reasons beside where there is room. */
export function Frame({ headingLevel, reasons, onSubmit, children }: FrameProps) {
  return (
    <div className={frame} data-wide={reasons || undefined}>
      <Card variant="panel" flush>
        <div className={halves} data-wide={reasons || undefined}>
          <div className={main} onSubmit={onSubmit}>
            {children}
          </div>
          {reasons && <Reasons headingLevel={headingLevel} />}
        </div>
      </Card>
    </div>
  );
}
