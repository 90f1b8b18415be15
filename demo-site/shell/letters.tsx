const house = ['ß', 'あ', 'ع', 'ї', '文'] as const;

/**
 * The artwork of the house: letters of many scripts, very large and very faint. Drawn in boxes of their own,
 * so that nothing moves when their fonts arrive.
 */
export function Letters({
  letters = house,
  className = '',
}: {
  letters?: readonly string[];
  className?: string;
}) {
  return (
    <div className={`letters ${className}`} aria-hidden="true" translate="no">
      {letters.map((letter) => (
        <svg key={letter} className="letters__letter" aria-hidden="true">
          <text x="50%" y="0.82em" textAnchor="middle">
            {letter}
          </text>
        </svg>
      ))}
    </div>
  );
}
