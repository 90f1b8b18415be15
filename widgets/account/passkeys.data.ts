/** Adding, renaming and removing passkeys. */
import { passkeys } from '#core/api/passkeys.ts';
import { useMessages } from '#core/i18n/context.ts';
import { useAction } from '#core/kit/data/use-action.ts';
import { useNotify } from '#core/kit/errors/use-server-message.ts';
import { unlessNotDone } from '#core/kit/passkey/passkey-error.ts';
import { useSensitiveAction } from '#core/kit/sign-in/use-sensitive-action.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { usePasswordTexts } from './account.data.ts';
import { signInMethodMessages } from './sign-in-methods.messages.ts';

export function useAddPasskey() {
  const { demo } = useWidget();
  const { passkeyAdded } = useMessages(signInMethodMessages);
  const notify = useNotify();
  return useSensitiveAction(usePasswordTexts(), async (client, _input: null) => {
    if (demo) return 'done';
    const { makePasskey } = await import('#core/kit/passkey/authenticator.ts');
    const { creationOptions, add } = passkeys(client);
    const options = await creationOptions();
    const made = await unlessNotDone(() => makePasskey(options));
    if (made === 'not-done') return made;
    notify(await add(made), passkeyAdded);
    return 'done';
  });
}

export function useRenamePasskey() {
  const { demo } = useWidget();
  const { passkeyRenamed } = useMessages(signInMethodMessages);
  const notify = useNotify();
  return useAction(async (client, { id, name }: { id: string; name: string }) => {
    if (!demo) notify(await passkeys(client).rename(id, name), passkeyRenamed);
    return true;
  });
}

export function useRemovePasskey() {
  const { demo } = useWidget();
  const { passkeyRemoved } = useMessages(signInMethodMessages);
  const notify = useNotify();
  return useSensitiveAction(usePasswordTexts(), async (client, id: string) => {
    if (!demo) notify(await passkeys(client).remove(id), passkeyRemoved);
    return true;
  });
}
