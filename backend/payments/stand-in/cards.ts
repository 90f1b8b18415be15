/** The test cards, with Stripe's own numbers. */
export const testCards = [
  { number: '4242 4242 4242 4242', outcome: 'done' },
  { number: '4000 0025 0000 3155', outcome: 'second-step' },
  { number: '4000 0000 0000 0002', outcome: 'declined' },
] as const;

export const digitsOf = (card: string) => card.replace(/[\s-]/g, '');

export const findCard = (card: string) => testCards.find(({ number }) => digitsOf(number) === digitsOf(card));
