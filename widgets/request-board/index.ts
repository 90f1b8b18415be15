import '#core/embed/toaster.ts';
import type { ElementOf } from '#core/element/contract/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { withReauthentication } from '#core/hooks/sign-in/with-reauthentication.tsx';
import { askQuestionMessages } from '#core/i18n/forms.messages.ts';
import { requestCatalogues } from '#core/i18n/tasks.messages.ts';
import { requestBoardContract } from './request-board.contract.ts';
import { requestBoardMessages } from './request-board.messages.ts';
import { RequestBoard } from './request-board.tsx';

export type DragomanRequestBoard = ElementOf<typeof requestBoardContract>;

declare global {
  interface DragomanContracts {
    'dragoman-request-board': typeof requestBoardContract;
  }
}

const messages = [requestBoardMessages, askQuestionMessages, ...requestCatalogues];
defineWidget(requestBoardContract, withReauthentication(RequestBoard), { messages });
