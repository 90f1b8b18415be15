import type { Person } from './people.ts';

/** Sample customers, who book and review. */
export const customers: Person[] = [
  { key: 'c1', firstname: 'Sabine', lastname: 'Hoffmann', language: 'de', languages: ['de'] },
  { key: 'c2', firstname: 'Tom', lastname: 'Ashworth', language: 'en', languages: ['en'] },
  { key: 'c3', firstname: 'Camille', lastname: 'Roux', language: 'fr', languages: ['fr'] },
  { key: 'c4', firstname: 'Mehmet', lastname: 'Yıldız', language: 'tr', languages: ['tr', 'de'] },
  { key: 'c5', firstname: 'Sofía', lastname: 'Navarro', language: 'es', languages: ['es'] },
  { key: 'c6', firstname: 'Björn', lastname: 'Lindqvist', language: 'sv', languages: ['sv', 'en'] },
  { key: 'c7', firstname: 'Fatima', lastname: 'Zahra', language: 'ar', languages: ['ar', 'fr'] },
  { key: 'c8', firstname: 'Luca', lastname: 'Moretti', language: 'it', languages: ['it'] },
  { key: 'c9', firstname: 'Katarzyna', lastname: 'Nowak', language: 'pl', languages: ['pl', 'en'] },
  { key: 'c10', firstname: 'Peter', lastname: 'van Dijk', language: 'nl', languages: ['nl', 'en'] },
  { key: 'c11', firstname: 'Olena', lastname: 'Bondar', language: 'uk', languages: ['uk'] },
  { key: 'c12', firstname: 'Hana', lastname: 'Nakamura', language: 'ja', languages: ['ja', 'en'] },
];
