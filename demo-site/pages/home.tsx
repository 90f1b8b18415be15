import { ArrowRight } from 'lucide';
import { Link } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { BackdropLetter, BackdropLetters } from '#site/shell/backdrop-letters.tsx';
import { categories } from '#site/shell/categories.ts';
import { CategoryHeading } from '#site/shell/category-heading.tsx';
import { Icon } from '#site/shell/icon.tsx';
import { popularOffers } from '#site/shell/shown-widgets.ts';
import { useHasAccount } from '#site/shell/use-session.ts';
import { HomeSearch } from './home-search.tsx';
import { Partners } from './partners.tsx';

/** The decorative character of each card. */
const corners = { document: '§', call: '»', translation: '文' };

export function Home() {
  const { site, home } = useMessages();
  const hasAccount = useHasAccount();
  return (
    <>
      <section className="hero hero--home">
        <div className="hero__inner container">
          <div className="hero__words">
            <h1>{home.title}</h1>
            <p className="lead">{home.lead}</p>
            <HomeSearch />
            <p className="hero__other">
              {home.other}
              <Link className="quiet-link" to={hasAccount ? '/Select' : '/SignIn'}>
                {site.getStarted}
                <Icon node={ArrowRight} size={16} mirror />
              </Link>
            </p>
          </div>
          <BackdropLetters className="hero__letters" />
        </div>
      </section>
      <div className="container sections">
        <Features />
        <section aria-labelledby="translators">
          <div className="section-head">
            <h2 id="translators">{home.translators}</h2>
            <a className="quiet-link" href="/HomePage">
              {home.viewAll}
            </a>
          </div>
          <dragoman-offer-grid
            class="grid-space grid-space--5 teaser"
            heading-level={3}
            load="eager"
            {...popularOffers}
          />
        </section>
        <Partners />
        <Closing />
      </div>
    </>
  );
}

function Features() {
  const { home, categories: texts } = useMessages();
  return (
    <div className="features">
      {categories.map((category) => (
        <section className="feature" key={category} aria-labelledby={`feature-${category}`}>
          <CategoryHeading category={category} id={`feature-${category}`} />
          <p>{texts[category].about}</p>
          <a className="quiet-link feature__link" href={`/Category/${category}`}>
            {home.explore}
            <span className="visually-hidden"> {texts[category].name}</span>
            <Icon node={ArrowRight} size={16} mirror />
          </a>
          <span className="feature__letter" aria-hidden="true" translate="no">
            <BackdropLetter letter={corners[category]} />
          </span>
        </section>
      ))}
    </div>
  );
}

function Closing() {
  const { home, publishOffer } = useMessages();
  const hasAccount = useHasAccount();
  return (
    <section className="closing" aria-labelledby="closing">
      <div>
        <h2 id="closing">{home.closing}</h2>
        <p>{home.closingLead}</p>
      </div>
      <Link
        className="button button--large closing__button"
        to={hasAccount ? '/Select/Offer' : '/SignIn?mode=sign-up'}
      >
        {hasAccount ? publishOffer.title : home.register}
      </Link>
      <BackdropLetters letters={['ğ', 'अ', 'я']} className="closing__letters" />
    </section>
  );
}
