import '#core/embed/toaster.ts';
import type { ElementOf } from '#core/element/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { goingOn } from '#core/element/going-on.tsx';
import { clockMessages } from '#core/i18n/clock.messages.ts';
import { requestMessages } from '#core/i18n/request.messages.ts';
import { dashboardContract } from './dashboard.contract.ts';
import { dashboardMessages } from './dashboard.messages.ts';
import { Dashboard } from './dashboard.tsx';

export type DragomanDashboard = ElementOf<typeof dashboardContract>;

declare global {
  interface HTMLElementTagNameMap {
    'dragoman-dashboard': DragomanDashboard;
  }
}

const messages = [dashboardMessages, requestMessages, clockMessages];
defineWidget(dashboardContract, goingOn(Dashboard), { messages });
