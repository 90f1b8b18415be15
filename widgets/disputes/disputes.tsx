import { useEffect, useRef } from 'react';
import type { Dispute } from '#core/domain/dispute.ts';
import type { PropsOf } from '#core/element/contract/contract.ts';
import { Ready } from '#core/hooks/errors/ready.tsx';
import { MarketplaceOnly } from '#core/hooks/links/on-marketplace.tsx';
import { useLink } from '#core/hooks/links/use-link.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { ButtonLink } from '#core/ui/button.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { SkeletonBlock } from '#core/ui/skeleton.tsx';
import { Nothing } from '#core/ui/states.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { DisputePanel } from './dispute-panel.tsx';
import type { disputesContract } from './disputes.contract.ts';
import { useDisputes, useUndecided } from './disputes.data.ts';
import { disputesMessages } from './disputes.messages.ts';
import * as styles from './disputes.styles.ts';

type DisputesProps = PropsOf<typeof disputesContract>;

export function Disputes(props: DisputesProps) {
  const t = useMessages(disputesMessages);
  return (
    <section className={styles.disputes} aria-label={t.disputes}>
      <MarketplaceOnly path="/Operator/Disputes">
        <Body {...props} />
      </MarketplaceOnly>
    </section>
  );
}

function Body(props: DisputesProps) {
  const t = useMessages(disputesMessages);
  return (
    <Ready
      resource={useDisputes()}
      headingLevel={props.headingLevel}
      signedOut={t.signedOut}
      skeleton={
        <div className={styles.disputes}>
          <SkeletonBlock width="160px" height="31px" />
          <SkeletonBlock height="420px" />
        </div>
      }
    >
      {({ value }) => <Undecided {...props} all={value} />}
    </Ready>
  );
}

function Undecided({ all, headingLevel, dashboardUrl }: DisputesProps & { all: readonly Dispute[] }) {
  const t = useMessages(disputesMessages);
  const link = useLink();
  const format = useFormat();
  const { open, decidedCount, leave } = useUndecided(all);
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = headingTag(headingLevel);

  // The focus must not vanish with the dispute.
  useEffect(() => {
    if (decidedCount > 0) heading.current?.focus();
  }, [decidedCount]);

  return (
    <>
      <Heading ref={heading} className={styles.heading} part="heading" tabIndex={-1}>
        {t.disputes}
      </Heading>
      {open.length === 0 && (
        <Nothing
          message={t.none}
          hint={t.noneHint}
          action={
            <ButtonLink part="tasks" href={link('dashboardUrl', dashboardUrl)}>
              {t.allTasks}
            </ButtonLink>
          }
        />
      )}
      <StatusLine hidden={open.length === 0}>
        {open.length > 0 && t.count({ count: open.length, digits: format.number(open.length) })}
      </StatusLine>
      {open.map((dispute) => (
        <DisputePanel
          key={dispute.taskId}
          dispute={dispute}
          headingLevel={headingLevel + 1}
          onDecided={() => leave(dispute.taskId)}
        />
      ))}
    </>
  );
}
