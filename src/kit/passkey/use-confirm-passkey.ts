import { passkeys } from '#core/api/passkeys.ts';
import { useAction } from '#core/kit/data/use-action.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { unlessNotDone } from './passkey-error.ts';

/** The signed-in user proves with a passkey who they are, instead of entering the password again. */
export function useConfirmPasskey(onConfirmed: () => void) {
  const { demo } = useWidget();
  return useAction(async (client, _input: null) => {
    if (!demo) {
      const { signWithPasskey } = await import('./authenticator.ts');
      const { confirmOptions, confirm } = passkeys(client);
      const options = await confirmOptions();
      const signed = await unlessNotDone(() => signWithPasskey(options));
      if (signed === 'not-done') return signed;
      await confirm(signed);
    }
    onConfirmed();
    return 'done';
  });
}
