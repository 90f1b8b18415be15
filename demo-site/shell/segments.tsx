import type { ReactNode } from 'react';
import '#site/styles/segments.css';

interface SegmentsProps<Word extends string> {
  legend: string;
  name: string;
  words: readonly Word[];
  chosen: Word;
  onChoose(word: Word): void;
  label(word: Word): ReactNode;
  className?: string;
}

/** A few choices side by side: radio buttons, so that the arrow keys move between them. */
export function Segments<Word extends string>(props: SegmentsProps<Word>) {
  const { legend, name, words, chosen, onChoose, label, className = '' } = props;
  return (
    <fieldset className={`segments ${className}`}>
      <legend className="visually-hidden">{legend}</legend>
      {words.map((word) => (
        <label className="segments__segment" key={word}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            value={word}
            checked={word === chosen}
            onChange={() => onChoose(word)}
          />
          {label(word)}
        </label>
      ))}
    </fieldset>
  );
}
