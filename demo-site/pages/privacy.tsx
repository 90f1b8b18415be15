import { useMessages } from '#site/messages/messages.ts';

export function Privacy() {
  const { privacy } = useMessages();
  return (
    <div className="container page text-page">
      <h1>{privacy.title}</h1>
      <p className="lead">{privacy.placeholders}</p>
      <p>
        <Fields text={privacy.updated} />
      </p>
      {privacy.sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((text) => (
            <p key={text}>
              <Fields text={text} />
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
