import { CalendarCheck, Languages, MessagesSquare } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useMessages } from '#core/i18n/context.ts';
import { Card } from '#core/ui/card.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { Icon } from '#core/ui/icon.tsx';
import { Skeleton, SkeletonBlock } from '#core/ui/skeleton.tsx';
import { Row, Stack } from '#core/ui/stack.tsx';
import { signInMessages } from './sign-in.messages.ts';
import { frame, halves, main, reasonList, reasons, reasonsHeading, viewer } from './sign-in.styles.ts';

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

/** Reasons to sign up. The artwork belongs to the marketplace, and is not shown on other sites. */
function SignUpReasons({ headingLevel }: { headingLevel: number }) {
  const t = useMessages(signInMessages);
  const { isOwnSite } = useWidget();
  const Heading = headingTag(headingLevel + 1);
  return (
    <aside className={reasons} part="reasons" data-artwork={isOwnSite || undefined}>
      <Heading className={reasonsHeading}>{t.reasons}</Heading>
      <ul className={reasonList}>
        <li>
          <Icon node={CalendarCheck} size={20} />
          {t.reasonBook}
        </li>
        <li>
          <Icon node={MessagesSquare} size={20} />
          {t.reasonTalk}
        </li>
        <li>
          <Icon node={Languages} size={20} />
          {t.reasonOffer}
        </li>
      </ul>
    </aside>
  );
}

/** Moves the focus to the heading of the next screen, where an action of the visitor led there. */
export function useHeadingFocus(screen: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const movesFocus = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each screen
  useEffect(() => {
    if (movesFocus.current) heading.current?.focus();
    movesFocus.current = false;
  }, [screen]);

  return {
    heading,
    follow() {
      movesFocus.current = true;
    },
  };
}

/** Shown until it is clear whether a stored sign-in is still valid. Most are, so it looks like the signed-in screen. */
export function SignInSkeleton({ headingLevel }: { headingLevel?: number }) {
  return (
    <Skeleton headingLevel={headingLevel}>
      <Stack gap={5}>
        <SkeletonBlock width="60%" height={30} />
        <div className={viewer}>
          <SkeletonBlock width={48} height={48} round />
          <SkeletonBlock width="50%" height={16} />
        </div>
        <Row gap={3} align="stretch">
          <SkeletonBlock width={104} height={44} />
          <SkeletonBlock width={104} height={44} />
        </Row>
      </Stack>
    </Skeleton>
  );
}
