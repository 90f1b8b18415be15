/** What the company says about itself and about what people agree to. */
import { Suspense } from 'react';
import { useLegalMessages } from '#site/messages/legal.ts';
import { Loading } from '#site/shell/loading.tsx';
import { useTitle } from '#site/shell/use-title.ts';

type Name = 'terms' | 'privacy' | 'imprint' | 'help';

const page = (name: Name) => () => (
  <Suspense fallback={<Loading />}>
    <Text name={name} />
  </Suspense>
);

export const Terms = page('terms');
export const Privacy = page('privacy');
export const Imprint = page('imprint');
export const Help = page('help');

function Text({ name }: { name: Name }) {
  const { placeholders, updated, [name]: text } = useLegalMessages();
  useTitle(text.title);
  return (
    <div className="container page text-page">
      <h1>{text.title}</h1>
      {name !== 'help' && (
        <>
          <p className="lead">{placeholders}</p>
          <p>
            <Fields text={updated} />
          </p>
        </>
      )}
      {text.sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Fields text={paragraph} />
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}

/** A text with highlighted placeholders in square brackets. */
function Fields({ text }: { text: string }) {
  return text
    .split(/(\[[^\]]+\])/)
    .map((piece) => (piece.startsWith('[') ? <mark key={piece}>{piece}</mark> : piece));
}
