import { Suspense } from 'react';
import { useHelpMessages } from '#site/messages/help.ts';
import { Loading } from '#site/shell/loading.tsx';
import { useTitle } from '#site/shell/use-title.ts';

export function Help() {
  return (
    <Suspense fallback={<Loading />}>
      <Answers />
    </Suspense>
  );
}

function Answers() {
  const { title, sections } = useHelpMessages();
  useTitle(title);
  return (
    <div className="container page text-page">
      <h1>{title}</h1>
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <div className="text-page__words">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
