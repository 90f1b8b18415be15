import { Link } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { BackdropLetters } from '#site/shell/backdrop-letters.tsx';
import { HowMoneyMoves } from './how-money-moves.tsx';

export function About() {
  const { about } = useMessages();
  return (
    <>
      <section className="hero">
        <div className="hero__inner container">
          <div className="hero__words">
            <h1>{about.title}</h1>
            <p className="lead">{about.lead}</p>
          </div>
          <BackdropLetters letters={['ß', 'ğ', 'ع']} className="hero__letters" />
        </div>
      </section>
      <div className="container text-page">
        <div>
          <dl className="figures">
            {[about.enrichments, about.users].map(({ figure, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
          <p className="figures__note">{about.figuresNote}</p>
        </div>
        {about.story.map(({ heading, text }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <p className="text-page__words">{text}</p>
          </section>
        ))}
        <HowMoneyMoves />
        <p>
          <Link className="button" to="/TeamSection">
            {about.meet}
          </Link>
        </p>
      </div>
    </>
  );
}
