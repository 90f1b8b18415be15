import '#core/embed/toaster.ts';
import type { ElementOf } from '#core/element/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { goingOn } from '#core/element/going-on.tsx';
import { requestMessages } from '#core/i18n/request.messages.ts';
import { requestBoardContract } from './request-board.contract.ts';
import { requestBoardMessages } from './request-board.messages.ts';
import { RequestBoard } from './request-board.tsx';

export type DragomanRequestBoard = ElementOf<typeof requestBoardContract>;

declare global {
  interface HTMLElementTagNameMap {
    'dragoman-request-board': DragomanRequestBoard;
  }
}

defineWidget(requestBoardContract, goingOn(RequestBoard), {
  messages: [requestBoardMessages, requestMessages],
});
