import '#core/embed/toaster.ts';
import type { ElementOf } from '#core/element/contract/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { withReauthentication } from '#core/hooks/sign-in/with-reauthentication.tsx';
import { dashboardContract } from './dashboard.contract.ts';
import { prepareDashboard as prepare } from './dashboard.data.ts';
import { dashboardMessages } from './dashboard.messages.ts';
import { Dashboard } from './dashboard.tsx';

export type DragomanDashboard = ElementOf<typeof dashboardContract>;

declare global {
  interface DragomanContracts {
    'dragoman-dashboard': typeof dashboardContract;
  }
}

defineWidget(dashboardContract, withReauthentication(Dashboard), { messages: dashboardMessages, prepare });
