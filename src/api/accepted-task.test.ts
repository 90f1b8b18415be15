import { describe, expect, it } from 'vitest';
import { acceptedTaskFromWire } from './accepted-task.ts';

const read = (row: unknown) => acceptedTaskFromWire(row, 'http://backend.test');

/** The fields in the spec (section 3). */
const specRow = {
  firstname: 'Elena',
  lastname: 'Petrova',
  email: 'elena@example.org',
  image: null,
  status: 'Waiting for the stamp',
  title: 'School reports',
  task_languages: ['de', 'en'],
  time: '14:00',
  type: 'document',
  user_language: ['de'],
};

describe('a row of accepted tasks', () => {
  it('is read from a backend that implements only the spec', () => {
    expect(read(specRow)).toEqual({
      id: '',
      offerId: null,
      title: 'School reports',
      type: 'document',
      languages: ['de', 'en'],
      details: '',
      other: {
        id: '',
        fullName: 'Elena Petrova',
        firstName: 'Elena',
        image: null,
        email: 'elena@example.org',
      },
      role: null,
      status: 'Waiting for the stamp',
      actions: [],
      startsAt: null,
      timeText: '14:00',
      answerUntil: null,
      booking: '',
      place: '',
      timeZone: '',
      otherTimeZone: '',
      price: null,
      hours: null,
      total: null,
      isPaid: null,
      payment: null,
      dispute: null,
      settlement: null,
      history: [],
      documents: [],
      conversationId: '',
      review: null,
    });
  });

  it('knows the statuses however they are spelt', () => {
    expect(read({ status: 'In Progress' }).status).toBe('in_progress');
    expect(read({ status: 'FINISHED' }).status).toBe('finished');
  });

  it('takes place at its time in its time zone', () => {
    const plan = { date: '2026-11-27', time: '09:30', timezone: 'Europe/Berlin' };
    expect(read(plan).startsAt?.toISOString()).toBe('2026-11-27T08:30:00.000Z');
    expect(read({ time: '2026-11-27T08:30:00Z' }).startsAt?.toISOString()).toBe('2026-11-27T08:30:00.000Z');
  });

  it('is empty where nothing of it can be read', () => {
    expect(read('nonsense')).toMatchObject({ title: '', actions: [], documents: [], review: null });
    expect(read({ review: 'good', actions: 'finish', documents: {} })).toMatchObject({
      review: null,
      actions: [],
      documents: [],
    });
  });
});
