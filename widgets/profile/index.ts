import type { ElementOf } from '#core/element/contract/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { levelMessages } from '#core/i18n/level.messages.ts';
import { withReauthentication } from '#core/kit/sign-in/with-reauthentication.tsx';
import { profileContract } from './profile.contract.ts';
import { profileMessages } from './profile.messages.ts';
import { Profile } from './profile.tsx';
import '#core/embed/toaster.ts';

export type DragomanProfile = ElementOf<typeof profileContract>;

declare global {
  interface HTMLElementTagNameMap {
    'dragoman-profile': DragomanProfile;
  }
}

defineWidget(profileContract, withReauthentication(Profile), { messages: [profileMessages, levelMessages] });
