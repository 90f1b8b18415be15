import { letterShapes } from './letter-shapes.ts';

const defaultLetters = ['ß', 'あ', 'ع', 'ї', '文'] as const;

/** Very large, faint letters of many scripts behind a heading. */
export function BackdropLetters({
  letters = defaultLetters,
  className = '',
}: {
  letters?: readonly string[];
  className?: string;
}) {
  return (
    <div className={`backdrop-letters ${className}`} aria-hidden="true" translate="no">
      {letters.map((letter) => (
        <BackdropLetter key={letter} letter={letter} />
      ))}
    </div>
  );
}

/** One letter in a fixed box of 0.8 by 1 em, so that late fonts cause no layout shift. */
export function BackdropLetter({ letter }: { letter: string }) {
  const shape = letterShapes[letter];
  return shape ? (
    <svg className="backdrop-letters__letter" viewBox="0 0 160 200" aria-hidden="true">
      <path d={shape.path} transform={`translate(${(160 - shape.width) / 2} 164)`} />
    </svg>
  ) : (
    <svg className="backdrop-letters__letter" aria-hidden="true">
      <text x="50%" y="0.82em" textAnchor="middle">
        {letter}
      </text>
    </svg>
  );
}
