import type { ReactNode } from 'react';
import { Card } from '#core/ui/card.tsx';
import { Reasons } from './reasons.tsx';
import { frame, halves, main } from './sign-in.styles.ts';

interface FrameProps {
  headingLevel: number;
  onSubmit(): void;
  children: ReactNode;
}

/** The card that all screens stand on, with the reasons beside where there is room. */
export function Frame({ headingLevel, onSubmit, children }: FrameProps) {
  return (
    <div className={frame}>
      <Card variant="panel" flush>
        <div className={halves}>
          <div className={main} onSubmit={onSubmit}>
            {children}
          </div>
          <Reasons headingLevel={headingLevel} />
        </div>
      </Card>
    </div>
  );
}
