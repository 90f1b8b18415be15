/** The limits of what people enter: forms, backend and documentation read them here. Lengths are in characters. */
export const limits = {
  title: 120,
  /** What forms ask for, with a counter (spec section 2). */
  description: 200,
  /** What the backend takes: the specification does not enforce the counter, so this only stops abuse. */
  descriptionMax: 5000,
  details: 5000,
  message: 5000,
  /** What one party says about a task: with a step, in a review, a dispute or a division. */
  taskText: 2000,
  /** The address of a page, a website or a webhook. */
  address: 2000,
  /** The host's own reference for a booking. */
  reference: 100,
  /** A partner's own name for an advertisement. */
  campaign: 100,
  personName: 100,
  email: 254,
  passwordMin: 8,
  passwordMax: 128,
  /** What people write about themselves. */
  about: 2000,
  imageBytes: 5 * 1024 * 1024,
  documentBytes: 25 * 1024 * 1024,
  /** Files in one booking or upload. */
  documents: 10,
  /** Languages of one offer: from one into another, at least. */
  languagesMin: 2,
  languages: 20,
  /** Languages of one person, with a level each. */
  levels: 50,
  priceMin: 0.01,
  priceMax: 100_000,
  /** Hours of one booking. */
  hoursMin: 0.5,
  hoursMax: 100,
  hoursStep: 0.5,
  /** Hours of one call. */
  callHoursMax: 8,
  /** A customer's bookings that wait for an answer or for their payment: all of them, and those with one owner. */
  waiting: 5,
  waitingWithOwner: 2,
  /** Minutes that a booking has which is paid first, and where its payment page was opened within them. */
  payFirstMinutes: 30,
  payFirstMinutesOnPage: 60,
  /** Stripe refuses card payments of other totals. */
  totalMin: 0.5,
  totalMax: 999_999.99,
  /** Hours that an owner may want between a booking and its deadline. */
  turnaroundHours: 8760,
  /** How far ahead one may book. */
  bookingDays: 366,
  /** What translators say about their times: rows of a week, exceptions, and how long before and between calls. */
  weeklyHours: 70,
  exceptions: 400,
  /** Calendars of their own that a translator names, in each at most so many busy times, and bytes of one. */
  calendars: 5,
  busyTimes: 5000,
  calendarBytes: 4 * 1024 * 1024,
  noticeHours: 720,
  bufferMinutes: 240,
  /** The longest call that a translator may allow, in hours. */
  longestCall: 24,
  /** The words of a search. */
  search: 200,
  /** Offers in one page of a list, at most, and where a call names no number. */
  pageMax: 100,
} as const;

/** Spec section 5: three digits, three digits, four digits. Or a number with its country's code, which has 8 to 15 digits. */
export const phonePattern = '(?:\\d{3}-\\d{3}-\\d{4}|\\+(?:[ \\-]?\\d){8,15})';
