import { ArrowRight } from 'lucide';
import { useMessages } from '#site/messages/messages.ts';
import { BackdropLetters } from '#site/shell/backdrop-letters.tsx';
import { categories } from '#site/shell/categories.ts';
import { CategoryHeading } from '#site/shell/category-heading.tsx';
import { Icon } from '#site/shell/icon.tsx';
import { RequestsLink } from '#site/shell/requests-link.tsx';

export function Services() {
  const { services, categories: texts } = useMessages();
  const examples = {
    document: services.documentExamples,
    call: services.callExamples,
    translation: services.translationExamples,
  };
  return (
    <>
      <section className="hero">
        <div className="hero__inner container">
          <div className="hero__words">
            <h1>{services.title}</h1>
            <p className="lead">{services.lead}</p>
          </div>
          <BackdropLetters letters={['ع', 'я', '文']} className="hero__letters" />
        </div>
      </section>
      <div className="container sections">
        <div className="services">
          {categories.map((category) => (
            <section className="panel services__kind" key={category} aria-labelledby={category}>
              <CategoryHeading category={category} id={category} />
              <p>{texts[category].hero}</p>
              <ul>
                {examples[category].map((example) => (
                  <li key={example}>{example}</li>
                ))}
              </ul>
              <a className="quiet-link" href={`/Category/${category}`}>
                {services.explore}
                <span className="visually-hidden"> {texts[category].name}</span>
                <Icon node={ArrowRight} size={16} mirror />
              </a>
            </section>
          ))}
        </div>
        <section aria-labelledby="how">
          <h2 id="how">{services.how}</h2>
          <ol className="steps">
            {services.steps.map(({ name, about }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{about}</p>
              </li>
            ))}
          </ol>
        </section>
        <p>
          <RequestsLink />
        </p>
      </div>
    </>
  );
}
