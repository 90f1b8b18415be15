import '#core/embed/toaster.ts';
import type { ElementOf } from '#core/element/contract/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { activityMessages } from '#core/i18n/activity.messages.ts';
import { notificationBellContract } from './notification-bell.contract.ts';
import { notificationBellMessages } from './notification-bell.messages.ts';
import { NotificationBell } from './notification-bell.tsx';

export type DragomanNotificationBell = ElementOf<typeof notificationBellContract>;
declare global {
  interface DragomanContracts {
    'dragoman-notification-bell': typeof notificationBellContract;
  }
}

defineWidget(notificationBellContract, NotificationBell, {
  messages: [notificationBellMessages, activityMessages],
  alwaysEager: true,
  inline: true,
});
