import { describe, expect, it } from 'vitest';
import { languages } from '#core/domain/language.ts';
import { limits, phonePattern } from '#core/domain/limits.ts';
import { offerNumber } from '#core/domain/offer-text.ts';
import { defaultOf } from '#core/element/contract/attribute.ts';
import { type Catalogue, messagesFor } from '#core/i18n/catalogue.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { messages as site } from '#site/messages/pages/en.ts';
import { contracts } from './widgets.ts';

const catalogues = import.meta.glob<Record<string, Catalogue>>('/widgets/*/*.messages.ts', { eager: true });

/** The English texts of a widget. */
function textsOf(widget: string): Record<string, unknown> {
  const [catalogue] = Object.values(catalogues[`/widgets/${widget}/${widget}.messages.ts`] ?? {});
  if (!catalogue) throw new Error(`<dragoman-${widget}> has no texts.`);
  return catalogue.en;
}

/** The default of an attribute. */
function initial(tag: string, attribute: string): unknown {
  const found = contracts.find((contract) => contract.tag === tag)?.attributes[attribute];
  if (!found) throw new Error(`<${tag}> has no ${attribute}.`);
  return defaultOf(found);
}

describe('the constants of the spec', () => {
  it.each([
    ['dragoman-sign-in', 'redirect-delay', 2000],
    ['dragoman-sign-in', 'success-url', '/'],
    ['dragoman-sign-in', 'mode', 'sign-in'],
    ['dragoman-checkout', 'redirect-delay', 2000],
    ['dragoman-checkout', 'success-url', '/messages'],
    ['dragoman-toaster', 'duration', 5000],
    ['dragoman-toaster', 'placement', 'top-center'],
    ['dragoman-offer-grid', 'columns', '1 2 3 5'],
    ['dragoman-offer-grid', 'detail-url', '/ProductDetails/{id}'],
    ['dragoman-offer-grid', 'checkout-url', '/Checkout/{id}'],
    ['dragoman-offer-detail', 'checkout-url', '/Checkout/{id}'],
    ['dragoman-service-select', 'request-url', '/Select/Request/{type}'],
    ['dragoman-service-select', 'offer-url', '/Select/Offer'],
    ['dragoman-user-menu', 'profile-url', '/Profile'],
    ['dragoman-user-menu', 'dashboard-url', '/Dashboard'],
    ['dragoman-user-menu', 'settings-url', '/Settings'],
    ['dragoman-user-menu', 'home-url', '/'],
    ['dragoman-profile', 'messages-url', '/messages'],
    ['dragoman-dashboard', 'tab', 'created'],
  ])('hold: <%s> %s is %s', (tag, attribute, value) => {
    expect(initial(tag, attribute)).toBe(value);
  });

  it('hold: offer number, phone pattern and description length', () => {
    expect(offerNumber(7)).toBe('#0007');
    const phone = new RegExp(`^${phonePattern}$`);
    expect(['555-123-4567', '5551234567', '55-1234-4567'].map((text) => phone.test(text))).toEqual([
      true,
      false,
      false,
    ]);
    expect(
      ['+49 151 23456789', '+1-555-123-4567', '+49', '+49 (151) 234'].map((text) => phone.test(text)),
    ).toEqual([true, true, false, false]);
    expect(limits.description).toBe(200);
  });

  it('hold: the language names', () => {
    const { en, fr, de, es, ar, zh, ja, hi, ru } = languages;
    expect([en, fr, de, es, ar, zh, ja, hi, ru]).toEqual([
      'English',
      'French',
      'German',
      'Spanish; Castilian',
      'Arabic',
      'Chinese',
      'Japanese',
      'Hindi',
      'Russian',
    ]);
  });
});

describe('the texts of the spec', () => {
  it('appear in the widgets', () => {
    const core = messagesFor(coreMessages, 'en', {});
    expect([core.loading, core.perHour, core.moreDetails, core.bookNow]).toEqual([
      'Loading...',
      '/h',
      'More Details',
      'Book Now',
    ]);
    const chat = textsOf('chat-inbox');
    expect([chat.placeholder, chat.send]).toEqual(['Write your message!', 'Send']);
    const order = textsOf('checkout');
    expect([
      order.checkout,
      order.stepDescription,
      order.stepDate,
      order.stepTime,
      order.stepDocuments,
    ]).toEqual(['Checkout', 'Description', 'Pick a Date', 'Pick a Time', 'Upload Documents']);
    const tabs = textsOf('dashboard');
    expect([tabs.created, tabs.accepted, tabs.finished]).toEqual(['Created Tasks', 'Accepted', 'Finished']);
    expect([tabs.name, tabs.state, tabs.task, tabs.type, tabs.time]).toEqual([
      'Name',
      'State',
      'Task',
      'Type',
      'Time',
    ]);
  });

  it('appear in both forms', () => {
    const offer = textsOf('offer-form');
    const request = textsOf('request-form');
    for (const form of [offer, request]) {
      expect([form.overview, form.pricing, form.publish, form.send]).toEqual([
        'Overview',
        'Pricing',
        'Publish',
        'Publish',
      ]);
      expect([form.title, form.description, form.type, form.price, form.descriptionHint]).toEqual([
        'Title',
        'Description',
        'Type',
        'Price',
        'Character Limit: 200',
      ]);
    }
    expect(offer.formTitle).toBe('Publish an offer');
    expect([request.from, request.to, request.dueDate, request.dueTime]).toEqual([
      'From',
      'To',
      'Due date',
      'Time',
    ]);
  });

  it('appear on the site', () => {
    expect(site.unexpectedError.title).toBe('Unhandled Thrown Error!');
    expect(site.home.lead).toMatch(/Documents translated, calls interpreted, websites and presentations/);
    expect(site.about.enrichments).toEqual({ figure: '50M', label: 'monthly enrichments' });
    expect(site.about.users).toEqual({ figure: '400k', label: 'users' });
    expect(site.team.members).toHaveLength(2);
  });
});
