import type { User } from '#core/domain/user.ts';
import { useMessages } from '#core/i18n/context.ts';
import { useLink } from '#core/kit/links/use-link.ts';
import { Avatar } from '#core/ui/avatar.tsx';
import { ButtonLink } from '#core/ui/button.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { EmailText } from '#widgets/dashboard/tasks/email-text.tsx';
import { dashboardMessages } from './dashboard.messages.ts';
import * as styles from './dashboard.styles.ts';

interface PersonPanelProps {
  user: User;
  headingLevel: number;
  profileUrl: string;
}

/** The person who is signed in. */
export function PersonPanel({ user, headingLevel, profileUrl }: PersonPanelProps) {
  const t = useMessages(dashboardMessages);
  const link = useLink();
  const Heading = headingTag(headingLevel);
  return (
    <div className={styles.panel} part="panel">
      <Avatar name={user.fullName} image={user.image} size={88} />
      <div className={styles.person}>
        <Heading className={styles.name} part="name" dir="auto" translate="no">
          {user.fullName}
        </Heading>
        <p className={styles.email} part="email" dir="ltr" translate="no">
          <EmailText address={user.email} />
        </p>
        <ButtonLink variant="text" size="small" part="profile" href={link('profileUrl', profileUrl)}>
          {t.profile}
        </ButtonLink>
      </div>
    </div>
  );
}
