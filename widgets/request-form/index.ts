import '#core/embed/toaster.ts';
import type { ElementOf } from '#core/element/contract/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { perPerson, withReauthentication } from '#core/hooks/sign-in/with-reauthentication.tsx';
import { moneyMessages } from '#core/i18n/forms.messages.ts';
import { requestMessages } from '#core/i18n/tasks.messages.ts';
import { requestFormContract } from './request-form.contract.ts';
import { requestFormMessages } from './request-form.messages.ts';
import { RequestForm } from './request-form.tsx';

export type DragomanRequestForm = ElementOf<typeof requestFormContract>;

declare global {
  interface DragomanContracts {
    'dragoman-request-form': typeof requestFormContract;
  }
}

defineWidget(requestFormContract, withReauthentication(perPerson(RequestForm)), {
  messages: [requestFormMessages, requestMessages, moneyMessages],
});
