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
