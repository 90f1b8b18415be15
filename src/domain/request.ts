import type { Category } from './category.ts';

/** The options of the request form's Type select; the values are the wire values of spec section 2. */
export const requestTypes = {
  document: ['forms', 'documents', 'application', 'late_submissions', 'contract'],
  call: ['outbound', 'inbound'],
  translation: ['call', 'dokument', 'translation'],
} as const satisfies Record<Category, readonly string[]>;

export type RequestType = (typeof requestTypes)[Category][number];

/** Help that somebody asks for. */
export interface NewRequest {
  title: string;
  description: string;
  category: Category;
  type: RequestType;
  fromLanguage: string;
  toLanguage: string;
  /** YYYY-MM-DD and HH:MM on the asking person's clock. */
  dueDate: string;
  dueTime: string;
  /** Euros per hour. */
  price: number;
}

/** The category an option belongs to, where the option alone tells it. */
export function categoryOfRequestType(type: string): Category | undefined {
  const owners = (Object.keys(requestTypes) as Category[]).filter((category) =>
    (requestTypes[category] as readonly string[]).includes(type),
  );
  return owners.length === 1 ? owners[0] : undefined;
}

/** The option of this category that a text names, if any. */
export const requestTypeIn = (category: Category, text: string): RequestType | undefined =>
  (requestTypes[category] as readonly RequestType[]).find((type) => type === text);
