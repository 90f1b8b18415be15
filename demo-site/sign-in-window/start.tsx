// Starts the sign-in window, which a partner's page opens.

import { configure, session } from '@dragoman/widgets/page';
import type {} from '@dragoman/widgets/react';
import { createRoot } from 'react-dom/client';
import { textLanguages } from '#core/domain/languages.ts';
import { loadMessages } from '#site/messages/messages.ts';
import { preferences } from '#site/shell/preferences.ts';
import { loadWidgets } from '#site/shell/widgets.ts';
import { SignInWindow } from './sign-in-window.tsx';

// The page that opened this window shows notices. Errors appear beside the form.
document.addEventListener('dragoman-notice', (event) => event.preventDefault());

const address = new URLSearchParams(location.search);
const origin = address.get('origin') ?? '';
const mode = address.get('mode') === 'sign-up' ? 'sign-up' : 'sign-in';
/** The language of the page that opened this window. It is not stored. */
const [requested] = (address.get('locale') ?? '').split('-');
const locale = textLanguages.find((known) => known === requested);
if (locale) preferences.override({ locale });

// Somebody who is signed in at the marketplace only has to agree.
configure({ apiUrl: globalThis.location.origin, storageKey: 'token', locale: preferences.get().locale });
await Promise.all([session.restore(), loadMessages(preferences.get().locale)]);
const { user } = session.getState();
// With an empty key nothing is stored: this session belongs to the other page, and ends with this window.
if (!user) {
  configure({ storageKey: '' });
  loadWidgets(['sign-in']);
}

const root = document.getElementById('window');
if (root) createRoot(root).render(<SignInWindow origin={origin} mode={mode} name={user?.fullName ?? null} />);
