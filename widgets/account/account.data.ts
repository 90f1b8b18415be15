import { useEffect, useRef } from 'react';
import { mailChoices, type OpenSession, type OwnAddress, ownAccount, ownAddress } from '#core/api/account.ts';
import { ApiError, needsPassword } from '#core/api/api-error.ts';
import { type Blocked, blocks } from '#core/api/blocks.ts';
import type { Client } from '#core/api/client.ts';
import { payments } from '#core/api/payments.ts';
import type { PayoutStatus } from '#core/domain/earnings.ts';
import type { MailChoices, MailKind } from '#core/domain/mail-choice.ts';
import { type Action, useAction } from '#core/hooks/data/use-action.ts';
import { type Resource, useResource } from '#core/hooks/data/use-resource.ts';
import { useSignedIn } from '#core/hooks/data/use-signed-in.ts';
import { useViewer } from '#core/hooks/data/use-viewer.ts';
import { useRecheck } from '#core/hooks/errors/send-link-again.tsx';
import { useNotify } from '#core/hooks/errors/use-server-message.ts';
import { navigate, useRedirect } from '#core/hooks/links/navigate.ts';
import { useIsLimited } from '#core/hooks/links/on-marketplace.tsx';
import { saveFile } from '#core/hooks/links/save-file.ts';
import { type PasswordTexts, useAskPassword } from '#core/hooks/sign-in/reauthentication.ts';
import { useAnnouncedSignOut } from '#core/hooks/sign-in/use-announce.ts';
import { useSession, useWidget } from '#core/hooks/widget-context.ts';
import { useMessages } from '#core/i18n/context.ts';
import { isolated } from '#core/i18n/format.ts';
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

/** The browsers in which the user is signed in; `elsewhere` on a partner's page. */
export function useSessions() {
  const isElsewhere = useIsLimited();
  const signedIn = useSignedIn();
  const sessions = useResource(
    isElsewhere ? null : signedIn.key('sessions'),
    (client): Promise<OpenSession[] | null> => ownAccount(client).sessions(),
    sample,
  );
  return isElsewhere ? ({ status: 'elsewhere' } as const) : signedIn.only(sessions);
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
  const notify = useNotifyCancelling();
  return useSensitiveAction(usePasswordTexts(), async (client, { current, next }: PasswordChange) => {
    if (demo) return { type: 'success', message: '' };
    const serverMessage = await ownAccount(client).changePassword(current, next);
    notify(serverMessage, passwordChanged);
    // The settings show since when there is a password. Where this fails, they do so after the next read.
    await session.refreshUser().catch(() => undefined);
    return serverMessage;
  });
}

/** Says what is done, and which change of the address that has cancelled. The address above is read again then. */
export function useNotifyCancelling(): ReturnType<typeof useNotify> {
  const { session } = useWidget();
  const { changeEnded } = useMessages(accountMessages);
  const notify = useNotify();
  return (serverMessage, own) => {
    const { cancelledEmail } = serverMessage;
    if (!cancelledEmail) return notify(serverMessage, own);
    notify(serverMessage, `${own} ${changeEnded({ email: isolated(cancelledEmail) })}`);
    // Where this fails, it is read after the next return to this page.
    void session.refreshUser().catch(() => undefined);
  };
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

/**
 * An action for which the backend wants the password to be recent: where it is not, the user enters it in place and the
 * action goes on. Without effect where the user does not.
 */
export function useSensitiveAction<Input, Result>(
  texts: PasswordTexts,
  act: (client: Client, input: Input) => Promise<Result>,
): Action<Input, Result | undefined> {
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

const sampleAddress: OwnAddress = {
  email: 'ada@dragoman.example',
  isVerified: true,
  pending: { email: 'ada.lovelace@dragoman.example', until: new Date(2026, 10, 25, 9, 30) },
};

/** The user's address; it is read again while a link waits that the user may open elsewhere. */
export function useAddress(): Resource<OwnAddress> {
  const { demo, session } = useWidget();
  const user = useSession((state) => state.user);
  const address = useResource<OwnAddress>(
    ['own-address', useAccountId()],
    (client) => ownAddress(client).read(),
    { ready: async () => sampleAddress, empty: { ...sampleAddress, isVerified: false, pending: null } },
  );
  const isReady = address.status === 'ready';
  const isWaiting = isReady && (!address.value.isVerified || address.value.pending !== null);
  useRecheck(isWaiting && !demo, () => session.refreshUser());
  const refresh = isReady ? address.refresh : undefined;
  const seen = useRef(user);
  // The user is read again after such a link was used in another tab, too.
  useEffect(() => {
    if (seen.current !== user && isWaiting) void refresh?.();
    seen.current = user;
  }, [user, isWaiting, refresh]);
  return address;
}

interface NewAddress {
  email: string;
  /** Undefined after a passkey was used instead. */
  password: string | undefined;
}

export function useChangeAddress() {
  const { demo } = useWidget();
  return useSensitiveAction(usePasswordTexts(), async (client, { email, password }: NewAddress) => {
    if (!demo) await ownAddress(client).change(email, password);
    return true;
  });
}

export function useCancelAddress() {
  const { demo } = useWidget();
  const { changeCancelled } = useMessages(accountMessages);
  const notify = useNotify();
  return useAction(async (client, _input: null) => {
    if (!demo) notify(await ownAddress(client).cancelChange(), changeCancelled);
    return true;
  });
}

const sampleBlocked: Blocked[] = [
  {
    id: 'sample',
    fullName: 'Igor Volkov',
    firstName: 'Igor',
    image: null,
    since: new Date(2026, 10, 24, 7, 45),
  },
];

export const useBlockedPeople = (): Resource<Blocked[]> =>
  useResource<Blocked[]>(['blocked-people', useAccountId()], (client) => blocks(client).list(), {
    ready: async () => sampleBlocked,
    empty: [],
  });

/** Somebody who is not blocked any more, as from another tab, is what the user wants. */
export function useUnblock() {
  const { demo } = useWidget();
  return useAction(async (client, id: string) => {
    if (!demo) await blocks(client).unblock(id).catch(unlessGone);
    return true;
  });
}

const sampleChoices: MailChoices = {
  bookings: true,
  money: true,
  messages: true,
  proposals: false,
  reviews: true,
};

export const useMailChoices = (): Resource<MailChoices> =>
  useResource<MailChoices>(['mail-choices', useAccountId()], (client) => mailChoices(client).read(), {
    ready: async () => sampleChoices,
    empty: sampleChoices,
  });

/** Turns one kind on or off. It is saved once `refresh` has read what holds. */
export function useChooseMails(kind: MailKind, refresh: () => Promise<void>) {
  const { demo } = useWidget();
  return useAction(async (client, isMailed: boolean) => {
    if (!demo) await mailChoices(client).choose({ [kind]: isMailed });
    await refresh();
    return true;
  });
}
