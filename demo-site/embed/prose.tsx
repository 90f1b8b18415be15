/** A sentence of a contract: English, with code in backticks. */
export function Prose({ text }: { text: string }) {
  const pieces = text.split(/(`[^`]+`)/).filter(Boolean);
  return (
    <span lang="en" dir="ltr">
      {pieces.map((piece) => (piece.startsWith('`') ? <code key={piece}>{piece.slice(1, -1)}</code> : piece))}
    </span>
  );
}
