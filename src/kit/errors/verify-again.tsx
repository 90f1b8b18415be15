import { useRecheck } from '#core/kit/data/use-recheck.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { SendLinkAgain } from './send-link-again.tsx';

/** Sends the link again, and looks whether the address was confirmed elsewhere meanwhile. */
export function VerifyAgain() {
  const { session, demo } = useWidget();
  useRecheck(!demo, () => session.refreshUser());
  return <SendLinkAgain />;
}
