const house = ['ß', 'あ', 'ع', 'ї', '文'] as const;

/** The artwork of the house: letters of many scripts, very large and very faint. */
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
        <span key={letter}>{letter}</span>
      ))}
    </div>
  );
}
