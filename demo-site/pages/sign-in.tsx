import { useSearchParams } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { NeedsScripts } from '#site/shell/needs-scripts.tsx';
import { useTitle } from '#site/shell/use-title.ts';

/** `/SignIn`: `?mode=sign-up` opens the sign-up form. After signing in, the widget navigates to `?next=…`. */
export function SignIn() {
  const { signIn } = useMessages();
  const [address] = useSearchParams();
  const mode = address.get('mode') === 'sign-up' ? 'sign-up' : 'sign-in';
  useTitle(mode === 'sign-up' ? signIn.signUpTitle : signIn.title);
  return (
    <div className="container page">
      <NeedsScripts />
      <dragoman-sign-in mode={mode} heading-level={1} load="eager" />
    </div>
  );
}
