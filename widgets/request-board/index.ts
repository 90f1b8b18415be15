import '#core/embed/toaster.ts';
import type { ElementOf } from '#core/element/contract/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { askQuestionMessages } from '#core/kit/conversation/ask-question.messages.ts';
import { requestCatalogues } from '#core/kit/request/request-steps.messages.ts';
import { withReauthentication } from '#core/kit/sign-in/with-reauthentication.tsx';
import { requestBoardContract } from './request-board.contract.ts';
import { requestBoardMessages } from './request-board.messages.ts';
import { RequestBoard } from './request-board.tsx';

export type DragomanRequestBoard = ElementOf<typeof requestBoardContract>;

declare global {
  interface HTMLElementTagNameMap {
    'dragoman-request-board': DragomanRequestBoard;
  }
}

const messages = [requestBoardMessages, askQuestionMessages, ...requestCatalogues];
defineWidget(requestBoardContract, withReauthentication(RequestBoard), { messages });
