import type { ElementOf } from '#core/element/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { goingOn } from '#core/element/going-on.tsx';
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

defineWidget(profileContract, goingOn(Profile), { messages: profileMessages });
