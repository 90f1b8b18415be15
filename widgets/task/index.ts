import '#core/embed/toaster.ts';
import type { ElementOf } from '#core/element/contract/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { moneyMessages } from '#core/i18n/money.messages.ts';
import { withReauthentication } from '#core/kit/sign-in/with-reauthentication.tsx';
import { taskCatalogues } from '#core/kit/task/task.messages.ts';
import { taskContract } from './task.contract.ts';
import { taskPageMessages } from './task.messages.ts';
import { Task } from './task.tsx';

export type DragomanTask = ElementOf<typeof taskContract>;

declare global {
  interface HTMLElementTagNameMap {
    'dragoman-task': DragomanTask;
  }
}

const messages = [taskPageMessages, moneyMessages, ...taskCatalogues];
defineWidget(taskContract, withReauthentication(Task), { messages });
