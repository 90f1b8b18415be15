/** What a sent order needs, loaded while the customer fills in the form. */
export const sending = () => import('./send-order.ts');
