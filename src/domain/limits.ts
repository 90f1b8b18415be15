/** Limits of the forms; the backend accepts as much or more. Lengths are in characters. */
export const limits = {
  description: 200,
  details: 5000,
  title: 120,
  message: 5000,
  passwordMin: 8,
  passwordMax: 128,
  imageBytes: 5 * 1024 * 1024,
  documentBytes: 25 * 1024 * 1024,
  /** Files in one booking or upload. */
  documents: 10,
  /** Languages of one offer: from one into another, at least. */
  languagesMin: 2,
  languages: 20,
  /** What people write about themselves. */
  about: 2000,
  priceMin: 0.01,
  priceMax: 100_000,
  /** Of one booking. */
  hoursMin: 0.5,
  hoursMax: 100,
  hoursStep: 0.5,
  /** How far ahead one may book. */
  bookingDays: 366,
} as const;

/** Spec section 5: three digits, three digits, four digits. */
export const phonePattern = '\\d{3}-\\d{3}-\\d{4}';
