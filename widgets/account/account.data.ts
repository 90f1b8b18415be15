import { ApiError } from '#core/api/api-error.ts';
import { type OpenSession, ownAccount } from '#core/api/own-account.ts';
import { payments } from '#core/api/payments.ts';
import type { PayoutStatus } from '#core/domain/earnings.ts';
import { isOnPartnerPage } from '#core/domain/user.ts';
import { useMessages } from '#core/i18n/context.ts';
import { type Resource, useResource } from '#core/kit/data/use-resource.ts';
import { failedFor, useViewer } from '#core/kit/data/use-viewer.ts';
import { useNotify } from '#core/kit/errors/use-server-message.ts';
import { navigate, useRedirect } from '#core/kit/links/navigate.ts';
import { saveFile } from '#core/kit/links/save-file.ts';
import { useAnnouncedSignOut } from '#core/kit/sign-in/use-announce.ts';
import { useSensitiveAction } from '#core/kit/sign-in/use-sensitive-action.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { accountMessages } from './account.messages.ts';

const sampleId = '01930000-0000-7000-8000-000000000000';

const sampleSessions: OpenSession[] = [
  {
    id: 'here',
    browser: 'Mozilla/5.0 (Windows NT 10.0) Firefox/153.0',
    since: new Date(2026, 10, 21, 9, 30),
    lastUsed: new Date(2026, 10, 25, 9, 30),
    site: '',
    partner: '',
    arrivedFrom: '',
    isThisOne: true,
  },
  {
    id: 'phone',
    browser: 'Mozilla/5.0 (iPhone) Safari/605.1',
    since: new Date(2026, 10, 20, 18, 5),
    lastUsed: new Date(2026, 10, 24, 7, 45),
    site: 'http://partner.localhost',
    partner: 'Demo Agency',
    arrivedFrom: '',
    isThisOne: false,
  },
];

const sample = { ready: async (): Promise<OpenSession[] | null> => sampleSessions, empty: null };

/** The browsers in which the user is signed in; null while signed out, `elsewhere` on a partner's page. */
export function useSessions(): Resource<OpenSession[] | null | 'elsewhere'> {
  const { demo } = useWidget();
  const viewer = useViewer();
  const isElsewhere = viewer.status === 'signed-in' && isOnPartnerPage(viewer.user);
  const id = viewer.status === 'signed-in' && !isElsewhere ? viewer.user.id : null;
  const found = useResource(
    demo || id ? ['sessions', id] : null,
    (client): Promise<OpenSession[] | null> => ownAccount(client).sessions(),
    sample,
  );
  if (!demo && (viewer.status === 'signed-out' || isElsewhere)) {
    const value = isElsewhere ? 'elsewhere' : null;
    return { status: 'ready', value, isRefreshing: false, refresh: async () => undefined };
  }
  return failedFor(viewer) ?? found;
}

/** Whether the user's earnings can be paid out; null where the backend pays nobody out. */
export function usePayouts(): Resource<PayoutStatus | null> {
  return useResource<PayoutStatus | null>(
    ['payouts', useAccountId()],
    (client) => payments(client).payoutAccount(),
    { ready: async () => 'none', empty: null },
  );
}

const noSetUpUrl = () =>
  new ApiError({ reason: 'unreadable', status: 200, type: 'error', message: '', call: 'payouts' });

/** Navigates to the payment provider's page on which the user sets up payouts. */
export function useSetUpPayouts() {
  const { demo, host } = useWidget();
  return useSensitiveAction(usePasswordTexts(), async (client, _input: null) => {
    if (demo) return;
    const address = await payments(client).openPayoutAccount();
    if (!address) throw noSetUpUrl();
    navigate(host, address);
  });
}

export function useAccountId(): string {
  const { demo } = useWidget();
  const viewer = useViewer();
  return !demo && viewer.status === 'signed-in' ? viewer.user.id : sampleId;
}

/** `current` is undefined after a passkey was used instead, and for the first password. */
interface PasswordChange {
  current: string | undefined;
  next: string;
}

export function useChangePassword() {
  const { demo, session } = useWidget();
  const { passwordChanged } = useMessages(accountMessages);
  const notify = useNotify();
  return useSensitiveAction(usePasswordTexts(), async (client, { current, next }: PasswordChange) => {
    if (demo) return { type: 'success', message: '' };
    const serverMessage = await ownAccount(client).changePassword(current, next);
    notify(serverMessage, passwordChanged);
    // The settings show since when there is a password. Where this fails, they do so after the next read.
    await session.refreshUser().catch(() => undefined);
    return serverMessage;
  });
}

export function useEndOthers() {
  const { demo } = useWidget();
  const { othersEnded } = useMessages(accountMessages);
  const notify = useNotify();
  return useSensitiveAction(usePasswordTexts(), async (client, _input: null) => {
    if (demo) return { type: 'success', message: '' };
    const serverMessage = await ownAccount(client).endOtherSessions();
    notify(serverMessage, othersEnded);
    return serverMessage;
  });
}

export function useEndSession() {
  const { demo } = useWidget();
  return useSensitiveAction(usePasswordTexts(), async (client, id: string) => {
    if (demo) return true;
    await ownAccount(client).endSession(id).catch(unlessGone);
    return true;
  });
}

/** It has ended already: what the user wants is so. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}

export function useCopy() {
  const { demo } = useWidget();
  return useSensitiveAction(usePasswordTexts(), async (client, _input: null) => {
    if (!demo) saveFile(await ownAccount(client).copy(), 'dragoman-data.json');
    return true;
  });
}

export function usePasswordTexts() {
  const { confirmTitle, confirmHint, goOn } = useMessages(accountMessages);
  return { title: confirmTitle, hint: confirmHint, submit: goOn };
}

/** Deletes the account, signs out, and redirects to the home page unless the host page prevents that. */
export function useRemove(homeAddress: string) {
  const { demo, host } = useWidget();
  const signOut = useAnnouncedSignOut();
  const { removed } = useMessages(accountMessages);
  const notify = useNotify();
  const { redirectsTo } = useRedirect('homeUrl');
  return useSensitiveAction(usePasswordTexts(), async (client, password: string | undefined) => {
    if (demo) return { type: 'success', message: '' };
    const serverMessage = await ownAccount(client).remove(password);
    notify(serverMessage, removed);
    if (signOut() && redirectsTo(homeAddress)) navigate(host, homeAddress);
    return serverMessage;
  });
}
