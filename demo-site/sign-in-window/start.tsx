import { configure } from '@dragoman/widgets/page';
import type {} from '@dragoman/widgets/react';
import { createRoot } from 'react-dom/client';
import { loadMessages } from '#site/messages/messages.ts';
import { locales, preferences } from '#site/shell/preferences.ts';
import { loadWidgets } from '#site/shell/widgets.ts';
import { SignInWindow } from './sign-in-window.tsx';

// What happened here is told by the page that asked; what went wrong stands beside the form.
document.addEventListener('dragoman-notice', (event) => event.preventDefault());

const address = new URLSearchParams(location.search);
const origin = address.get('origin') ?? '';
const mode = address.get('mode') === 'sign-up' ? 'sign-up' : 'sign-in';
/** The language of the page that opened this window, for as long as it is open. */
const [asked] = (address.get('locale') ?? '').split('-');
const locale = locales.find((known) => known === asked);
if (locale) preferences.follow({ locale });

// An empty key keeps nothing: what is signed in here is for the other page alone, and ends with this window.
configure({ apiUrl: globalThis.location.origin, storageKey: '', locale: preferences.get().locale });
loadWidgets(['sign-in']);
await loadMessages(preferences.get().locale);

const place = document.getElementById('window');
if (place) createRoot(place).render(<SignInWindow origin={origin} mode={mode} />);
