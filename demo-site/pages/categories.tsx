import { Link, useParams } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { BackdropLetters } from '#site/shell/backdrop-letters.tsx';
import { type Category, categories, categoryIcons, categoryOf } from '#site/shell/categories.ts';
import { Icon } from '#site/shell/icon.tsx';
import { categoryGrids } from '#site/shell/shown-widgets.ts';
import { useTitle } from '#site/shell/use-title.ts';

/** `/Category/{category}`: three grids, the chosen category first. */
export function Categories() {
  const chosen = categoryOf(useParams().category) ?? 'document';
  const { category: texts, categories: names } = useMessages();
  useTitle(names[chosen].name);
  return (
    <>
      <CategoryHero chosen={chosen} />
      <div className="container sections">
        {categoryGrids(chosen).map((grid) => (
          <div className="popular" key={grid.category}>
            <dragoman-offer-grid
              class={`grid-space grid-space--${grid.limit} teaser`}
              heading={names[grid.category].popular}
              load="eager"
              {...grid}
            />
            <a className="quiet-link popular__all" href={`/${grid.category}`}>
              {texts.all(names[grid.category].name)}
            </a>
          </div>
        ))}
      </div>
    </>
  );
}

function CategoryHero({ chosen }: { chosen: Category }) {
  const { category: texts, categories: names } = useMessages();
  return (
    <section className="hero hero--category">
      <div className="hero__inner container">
        <div className="hero__words">
          <h1>{texts.title}</h1>
          <p className="lead">{names[chosen].hero}</p>
          <nav className="tab-strip" aria-label={texts.tabs}>
            {categories.map((category) => (
              <Link
                key={category}
                className="tab-strip__tab"
                to={`/Category/${category}`}
                aria-current={category === chosen ? 'page' : undefined}
                preventScrollReset
              >
                <Icon node={categoryIcons[category]} />
                {names[category].name}
              </Link>
            ))}
          </nav>
        </div>
        <BackdropLetters className="hero__letters" />
      </div>
    </section>
  );
}
