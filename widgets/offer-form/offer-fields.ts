/** The form as it is typed. */
export type OfferFields = {
  title: string;
  description: string;
  type: string;
  price: string;
  languages: readonly string[];
  step: string;
};
