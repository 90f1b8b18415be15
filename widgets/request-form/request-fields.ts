/** The values of the form. */
export type RequestFields = {
  title: string;
  description: string;
  type: string;
  fromLanguage: string;
  toLanguage: string;
  price: string;
  dueDate: string;
  dueTime: string;
  step: string;
};
