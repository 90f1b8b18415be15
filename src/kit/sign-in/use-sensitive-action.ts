import { needsPassword } from '#core/api/api-error.ts';
import type { Client } from '#core/api/client.ts';
import { type ActionState, useAction } from '#core/kit/data/use-action.ts';
import { type PasswordTexts, useAskPassword } from './reauthentication.ts';

/**
 * An action for which the backend wants the password to be recent: where it is not, the user enters it in place and the
 * action goes on. Without effect where the user does not.
 */
export function useSensitiveAction<Input, Result>(
  texts: PasswordTexts,
  act: (client: Client, input: Input) => Promise<Result>,
): [run: (input: Input) => Promise<Result | undefined>, state: ActionState<Result | undefined>] {
  const askPassword = useAskPassword();
  return useAction(async (client, input: Input) => {
    try {
      return await act(client, input);
    } catch (error) {
      if (!askPassword || !needsPassword(error)) throw error;
    }
    return (await askPassword(texts)) ? act(client, input) : undefined;
  });
}
