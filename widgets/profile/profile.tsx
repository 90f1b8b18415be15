import type { PropsOf } from '#core/element/contract/contract.ts';
import { useMessages } from '#core/i18n/context.ts';
import { Failure } from '#core/kit/errors/failure.tsx';
import { SignInFirst } from '#core/kit/sign-in/sign-in-first.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { Skeleton, SkeletonBlock, SkeletonField } from '#core/ui/skeleton.tsx';
import type { profileContract } from './profile.contract.ts';
import { useProfile } from './profile.data.ts';
import { profileMessages } from './profile.messages.ts';
import * as styles from './profile.styles.ts';
import { ProfileForm } from './profile-form.tsx';
import { ProfilePicture } from './profile-picture.tsx';
import { SideMenu } from './side-menu.tsx';

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
  const t = useMessages(profileMessages);
  const profile = useProfile();
  switch (profile.status) {
    case 'loading':
      return <Placeholder />;
    case 'failed':
      return <Failure error={profile.error} isRetrying={profile.isRetrying} onRetry={profile.retry} />;
    case 'ready':
      if (!profile.value) return <SignInFirst message={t.signedOut} signInUrl={signInUrl} />;
      return (
        <>
          <ProfilePicture user={profile.value} onUploaded={profile.refresh} />
          <ProfileForm key={profile.value.id} user={profile.value} signInUrl={signInUrl} />
        </>
      );
  }
}

const fields = ['email', 'first', 'last', 'phone', 'address', 'languages'];

function Placeholder() {
  return (
    <slot name="loading">
      <Skeleton>
        <div className={styles.waiting}>
          <div className={styles.picture}>
            <SkeletonBlock width="88px" height="88px" round />
            <SkeletonBlock width="140px" height="44px" />
          </div>
          <div className={styles.form}>
            {fields.map((field) => (
              <SkeletonField key={field} />
            ))}
          </div>
        </div>
      </Skeleton>
    </slot>
  );
}
