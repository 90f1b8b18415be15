import '#core/embed/toaster.ts';
import type { ElementOf } from '#core/element/contract/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { withReauthentication } from '#core/hooks/sign-in/with-reauthentication.tsx';
import { cancellationMessages, moneyMessages } from '#core/i18n/forms.messages.ts';
import { taskCatalogues } from '#core/i18n/tasks.messages.ts';
import { taskContract } from './task.contract.ts';
import { taskPageMessages } from './task.messages.ts';
import { Task } from './task.tsx';

export type DragomanTask = ElementOf<typeof taskContract>;

declare global {
  interface DragomanContracts {
    'dragoman-task': typeof taskContract;
  }
}

const messages = [taskPageMessages, cancellationMessages, moneyMessages, ...taskCatalogues];
defineWidget(taskContract, withReauthentication(Task), { messages });
