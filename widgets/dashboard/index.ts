import '#core/embed/toaster.ts';
import type { ElementOf } from '#core/element/contract/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { requestCatalogues } from '#core/kit/request/request-steps.messages.ts';
import { withReauthentication } from '#core/kit/sign-in/with-reauthentication.tsx';
import { taskCatalogues } from '#core/kit/task/task.messages.ts';
import { dashboardContract } from './dashboard.contract.ts';
import { dashboardMessages } from './dashboard.messages.ts';
import { Dashboard } from './dashboard.tsx';

export type DragomanDashboard = ElementOf<typeof dashboardContract>;

declare global {
  interface HTMLElementTagNameMap {
    'dragoman-dashboard': DragomanDashboard;
  }
}

const messages = [dashboardMessages, ...requestCatalogues, ...taskCatalogues];
defineWidget(dashboardContract, withReauthentication(Dashboard), { messages });
