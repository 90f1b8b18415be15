import type { Translated } from '#core/i18n/catalogue.ts';
import { plural } from '#core/i18n/format.ts';

export const messages = {
  heading: 'Hours for calls',
  lead: 'Customers can book calls with you in these hours. Other offers have deadlines instead.',
  signedOut: 'Sign in to set your hours.',
  week: 'Your week',
  timezone: 'Time zone',
  anyTime: 'You have set no hours: calls can be booked at any time, day and night.',
  officeHours: 'Monday to Friday, 9 to 17',
  closed: 'No calls',
  addHours: ({ day }: { day: string }) => `Add hours: ${day}`,
  removeHours: ({ about }: { about: string }) => `Remove hours: ${about}`,
  fromOf: ({ about }: { about: string }) => `From, ${about}`,
  toOf: ({ about }: { about: string }) => `To, ${about}`,
  nextDay: 'Ends on the next day.',
  exceptions: 'Exceptions',
  exceptionsHint: 'On these dates other hours apply. Without times no calls can be booked on that day.',
  addException: 'Add a date',
  date: 'Date',
  rules: 'Booking',
  notice: 'Notice',
  noticeHint: 'How long before a call it must be booked.',
  noNotice: 'None',
  buffer: 'Break',
  bufferHint: 'Stays free before and after each call.',
  noBuffer: 'None',
  longest: 'Longest call',
  horizon: 'Bookable ahead',
  submit: 'Save',
  saved: 'Your hours are saved.',
  outside: ({ count }: { count: number }) =>
    plural('en', count, {
      one: `${count} call that is booked already is outside of these hours. It stays booked.`,
      other: `${count} calls that are booked already are outside of these hours. They stay booked.`,
    }),
  calendar: 'Your calendar',
  calendarHint:
    'Subscribe to this address in your calendar, and all your tasks appear there. Keep it secret: whoever knows it can read them.',
  calendarUrl: 'Address for your calendar',
  copy: 'Copy',
  copied: 'The address is copied.',
  notCopied: 'The browser did not allow it. Please select the address and copy it.',
  renew: 'New address',
  renewed: 'You have a new address. The one before no longer works.',
  renewTitle: 'Make a new address?',
  renewText: 'The present one ends at once: calendars that use it need the new one.',
  keep: 'Keep the present one',
};

export type Messages = Translated<typeof messages>;
