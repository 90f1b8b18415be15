import { choice, flag, text } from '#core/element/contract/attribute.ts';
import { defineContract } from '#core/element/contract/contract.ts';
import { launchable } from '#core/element/contract/launchable.ts';

export const launcherContract = defineContract({
  tag: 'dragoman-launcher',
  summary: 'A floating button that opens any widget in a dialog or a drawer, with what is unread.',
  attributes: {
    widget: choice(launchable, 'chat-inbox', 'The widget to open; its attributes are given as `data-*`.'),
    as: choice(['dialog', 'drawer'], 'dialog', 'A dialog in the middle, or a drawer at the end of the line.'),
    placement: choice(
      ['bottom-end', 'bottom-start', 'top-end', 'top-start', 'none'],
      'bottom-end',
      'The corner of the button; `none` shows no button.',
    ),
    label: text('Name of the button and of the dialog; by default the widget’s.'),
    open: flag('Whether it begins open.'),
  },
  events: {
    'dragoman-open': { about: 'The widget is opened.', detail: { widget: 'string' } },
    'dragoman-close': {
      about:
        'The widget is closed. `reason` is button, escape, backdrop, back, done (somebody has signed in) or removed.',
      detail: { widget: 'string', reason: 'string' },
    },
  },
  parts: {
    button: 'The floating button.',
    unread: 'The number of unread conversations or notifications; absent if there are none.',
    dialog: 'The dialog or drawer around the widget.',
    title: 'The title of the dialog.',
    close: 'The button that closes it.',
  },
});
