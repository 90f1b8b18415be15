import type { PropsOf } from '#core/element/contract/contract.ts';
import { Ready } from '#core/hooks/errors/ready.tsx';
import { OnMarketplace, useIsLimited } from '#core/hooks/links/on-marketplace.tsx';
import { useMessages } from '#core/i18n/context.ts';
import { headingTag } from '#core/ui/heading.ts';
import { SkeletonField } from '#core/ui/skeleton.tsx';
import { Stack } from '#core/ui/stack.tsx';
import type { availabilityContract } from './availability.contract.ts';
import { useAvailability } from './availability.data.ts';
import { availabilityMessages } from './availability.messages.ts';
import * as styles from './availability.styles.ts';
import { AvailabilityForm } from './availability-form.tsx';
import { CalendarAddress } from './calendar-address.tsx';
import { OtherCalendars } from './other-calendars.tsx';

type Props = PropsOf<typeof availabilityContract>;

export function Availability(props: Props) {
  const t = useMessages(availabilityMessages);
  const Heading = headingTag(props.headingLevel);
  return (
    <section className={styles.panel}>
      <Stack gap={2}>
        <Heading className={styles.heading} part="heading">
          {t.heading}
        </Heading>
        <p className={styles.hint}>{t.lead}</p>
      </Stack>
      <Body {...props} />
    </section>
  );
}

function Body(props: Props) {
  if (useIsLimited()) return <OnMarketplace bare path="/Availability" />;
  return <OwnAvailability {...props} />;
}

function OwnAvailability({ headingLevel, signInUrl }: Props) {
  const t = useMessages(availabilityMessages);
  return (
    <Ready
      resource={useAvailability()}
      skeleton={<Placeholder />}
      signedOut={t.signedOut}
      signInUrl={signInUrl}
    >
      {({ value, refresh }) => (
        <>
          <AvailabilityForm
            availability={value}
            refresh={refresh}
            headingLevel={headingLevel + 1}
            signInUrl={signInUrl}
          />
          <OtherCalendars headingLevel={headingLevel + 1} />
          <CalendarAddress headingLevel={headingLevel + 1} />
        </>
      )}
    </Ready>
  );
}

const placeholders = ['zone', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

const Placeholder = () => (
  <Stack gap={5}>
    {placeholders.map((field) => (
      <SkeletonField key={field} />
    ))}
  </Stack>
);
