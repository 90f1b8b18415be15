import '#core/embed/toaster.ts';
import type { ElementOf } from '#core/element/contract/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { withReauthentication } from '#core/hooks/sign-in/with-reauthentication.tsx';
import { taskCatalogues } from '#core/i18n/tasks.messages.ts';
import { disputesContract } from './disputes.contract.ts';
import { disputesMessages } from './disputes.messages.ts';
import { Disputes } from './disputes.tsx';

export type DragomanDisputes = ElementOf<typeof disputesContract>;

declare global {
  interface DragomanContracts {
    'dragoman-disputes': typeof disputesContract;
  }
}

defineWidget(disputesContract, withReauthentication(Disputes), {
  messages: [disputesMessages, ...taskCatalogues],
});
