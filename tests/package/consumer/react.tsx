import '@dragoman/widgets/offer-grid';
import type {} from '@dragoman/widgets/react';

export const page = (
  <dragoman-offer-grid
    className="offers"
    category="document"
    page-size={12}
    minPrice="20"
    languages={['de', 'en']}
    filters
    ondragoman-offer-select={({ detail }) => console.log(detail.offer.title.length)}
    ref={(grid) => {
      grid?.pageSize.toFixed();
    }}
  >
    <a href="/offers">Offers</a>
  </dragoman-offer-grid>
);

// @ts-expect-error: no such category.
export const wrong = <dragoman-offer-grid category="documents" />;

declare const unset: string | undefined;

/** Numbers, lists and flags as the run time takes them, and what is not known yet. */
export const more = (
  <>
    <dragoman-offer-grid demo query={unset} columns={3} ids={[1, 2]} limit={3} filters="false" />
    <dragoman-offer-grid demo={true} languages="de" />
    <dragoman-checkout offer-id={42} />
  </>
);
