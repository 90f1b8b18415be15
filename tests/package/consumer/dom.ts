import { type CloseReason, configure, type DragomanOfferGrid, open, session } from '@dragoman/widgets';
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

// Listeners around an element, on the document and on the window.
document.addEventListener('dragoman-signed-in', ({ detail }) =>
  console.log(detail.user.fullName, detail.reason),
);
window.addEventListener('dragoman-signed-out', ({ detail }) => {
  const reason: 'user' | 'other-tab' | 'expired' | 'revoked' = detail.reason;
  console.log(reason);
});
document.body.addEventListener('dragoman-offer-book', ({ detail: { offer } }) => {
  const name: string = offer.firstname;
  const rating: number | null | undefined = offer.rating;
  const languages: readonly string[] = offer.languages;
  console.log(offer.title, name, rating, languages, Object.values(offer.translations ?? {})[0]?.title);
  // @ts-expect-error: no such field.
  console.log(offer.owner);
});
document.addEventListener('click', ({ clientX }) => console.log(clientX));

// The global of the script tag, and the queue of a page that does not wait for it.
window.Dragoman.configure({ themeFrom: 'class' });
export const version: string = Dragoman.version;
export const closed: Promise<CloseReason> = Dragoman.open('checkout', { 'offer-id': 7, as: 'drawer' });
export const opened: Promise<CloseReason> = open('chat-inbox');
// @ts-expect-error: no such widget.
void open('chekout');
export const ready: Promise<unknown> = Dragoman.ready.then(({ session: { getState } }) => getState().user);
// biome-ignore lint/suspicious/noAssignInExpressions: as the documentation writes it
(window.dragoman = window.dragoman || []).push((d) =>
  console.log(d.version, d.session.getState().user?.email),
);
