import type { ElementOf } from '#core/element/contract/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { withReauthentication } from '#core/hooks/sign-in/with-reauthentication.tsx';
import { levelMessages } from '#core/i18n/forms.messages.ts';
import { profileContract } from './profile.contract.ts';
import { profileMessages } from './profile.messages.ts';
import { Profile } from './profile.tsx';
import '#core/embed/toaster.ts';

export type DragomanProfile = ElementOf<typeof profileContract>;

declare global {
  interface DragomanContracts {
    'dragoman-profile': typeof profileContract;
  }
}

defineWidget(profileContract, withReauthentication(Profile), { messages: [profileMessages, levelMessages] });
