import { configure, type DragomanOfferGrid, session } from '@dragoman/widgets';
import { categories } from '@dragoman/widgets/server';

configure({ apiUrl: 'https://dragoman.example', locale: 'de' });
export const unsubscribe: () => void = session.subscribe(({ authorized }) => console.log(authorized));
export const token: string | null = session.getState().token;

const grid: DragomanOfferGrid = document.createElement('dragoman-offer-grid');
grid.category = categories[0] ?? '';
grid.pageSize = 12;
grid.languages = ['de', 'en'];
grid.addEventListener('dragoman-load', ({ detail }) => console.log(detail.count.toFixed()));
grid.addEventListener('click', ({ clientX }) => console.log(clientX));

// @ts-expect-error: no such category.
grid.category = 'documents';
