const defaultLetters = ['ß', 'あ', 'ع', 'ї', '文'] as const;

/** Very large, faint letters of many scripts behind a heading. Each has a fixed box, so that late fonts cause no layout shift. */
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
        <svg key={letter} className="backdrop-letters__letter" aria-hidden="true">
          <text x="50%" y="0.82em" textAnchor="middle">
            {letter}
          </text>
        </svg>
      ))}
    </div>
  );
}
