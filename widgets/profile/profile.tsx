import { type IconNode, LayoutDashboard, MessageSquare, Settings, UserRound } from 'lucide';
import type { PropsOf } from '#core/element/contract/contract.ts';
import { Ready, SignInFirst } from '#core/hooks/errors/ready.tsx';
import { OnMarketplace, useIsLimited } from '#core/hooks/links/on-marketplace.tsx';
import { useLink } from '#core/hooks/links/use-link.ts';
import { useMessages } from '#core/i18n/context.ts';
import { headingTag } from '#core/ui/heading.ts';
import { Icon } from '#core/ui/icon.tsx';
import { SkeletonBlock, SkeletonField } from '#core/ui/skeleton.tsx';
import { Row, Stack } from '#core/ui/stack.tsx';
import type { profileContract } from './profile.contract.ts';
import { useProfile } from './profile.data.ts';
import { profileMessages } from './profile.messages.ts';
import * as styles from './profile.styles.ts';
import { ProfileForm } from './profile-form.tsx';
import { ProfilePicture } from './profile-picture.tsx';

type Props = PropsOf<typeof profileContract>;

export function Profile(props: Props) {
  const t = useMessages(profileMessages);
  const Heading = headingTag(props.headingLevel);
  return (
    <div className={styles.layout} data-menu={props.showMenu || undefined}>
      {props.showMenu && <SideMenu {...props} />}
      <section className={styles.panel}>
        <Heading className={styles.heading} part="heading">
          {t.heading}
        </Heading>
        <Body signInUrl={props.signInUrl} />
      </section>
    </div>
  );
}

function Body({ signInUrl }: { signInUrl: string }) {
  if (useIsLimited()) return <OnMarketplace bare path="/Profile" />;
  return <OwnProfile signInUrl={signInUrl} />;
}

function OwnProfile({ signInUrl }: { signInUrl: string }) {
  const t = useMessages(profileMessages);
  const profile = useProfile();
  return (
    <Ready resource={profile} skeleton={<Placeholder />} signedOut={t.signedOut} signInUrl={signInUrl}>
      {({ value, refresh }) =>
        value ? (
          <>
            <ProfilePicture user={value} onUploaded={refresh} />
            <ProfileForm key={value.id} user={value} signInUrl={signInUrl} />
          </>
        ) : (
          <SignInFirst message={t.signedOut} signInUrl={signInUrl} />
        )
      }
    </Ready>
  );
}

const fields = ['email', 'first', 'last', 'phone', 'address', 'languages'];

const Placeholder = () => (
  <Stack gap={6}>
    <Row gap={5}>
      <SkeletonBlock width="88px" height="88px" round />
      <SkeletonBlock width="140px" height="44px" />
    </Row>
    <div className={styles.form}>
      {fields.map((field) => (
        <SkeletonField key={field} />
      ))}
    </div>
  </Stack>
);

type SideMenuProps = PropsOf<typeof profileContract>;

/** Links to the user's other pages; the current one is marked. */
function SideMenu({ profileUrl, dashboardUrl, messagesUrl, settingsUrl }: SideMenuProps) {
  const t = useMessages(profileMessages);
  const link = useLink();
  const entries: [label: string, href: string, icon: IconNode][] = [
    [t.profile, link('profileUrl', profileUrl), UserRound],
    [t.dashboard, link('dashboardUrl', dashboardUrl), LayoutDashboard],
    [t.messages, link('messagesUrl', messagesUrl), MessageSquare],
    [t.settings, link('settingsUrl', settingsUrl), Settings],
  ];
  return (
    <nav className={styles.menu} part="menu" aria-label={t.menu}>
      <ul>
        {entries.map(([label, href, icon], index) => (
          <li key={label}>
            <a
              className={styles.menuLink}
              part="link"
              href={href}
              aria-current={index === 0 ? 'page' : undefined}
            >
              <Icon node={icon} size={18} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
