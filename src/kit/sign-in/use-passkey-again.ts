import { passkeySignIn } from '#core/api/passkey-sign-in.ts';
import { useAction } from '#core/kit/data/use-action.ts';
import { unlessNotDone } from '#core/kit/passkey/passkey-error.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { sessionTopic } from '#core/runtime/notices.ts';
import { useSignInTexts } from './use-sign-in-texts.ts';

/** Signs in with a passkey where a session has expired. */
export function usePasskeyAgain(onSignedIn: () => void) {
  const { runtime, session } = useWidget();
  const { welcome } = useSignInTexts();
  return useAction(async (client, _input: null) => {
    const { signWithPasskey } = await import('#core/kit/passkey/authenticator.ts');
    const options = await passkeySignIn(client).options();
    const signed = await unlessNotDone(() => signWithPasskey(options));
    if (signed === 'not-done') return signed;
    const { serverMessage } = await session.signInBy(
      'passkey',
      (backend, replaced) => passkeySignIn(backend).signIn(signed, replaced),
      { client },
    );
    runtime.notices.notify(serverMessage.type, welcome(serverMessage), { topic: sessionTopic });
    onSignedIn();
    return 'done';
  });
}
