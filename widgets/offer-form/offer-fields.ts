/** The values of the form. */
export type OfferFields = {
  title: string;
  description: string;
  type: string;
  price: string;
  languages: readonly string[];
  step: string;
};
