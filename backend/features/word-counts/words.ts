/** Counts the words and characters of texts. */

export interface TextSize {
  words: number;
  /** As people see them, with spaces, without line breaks. */
  characters: number;
}

/**
 * Words as the language separates them: Chinese, Japanese and Thai have no spaces between them, which the segmenter knows
 * by their scripts.
 */
export function sizeOf(texts: readonly string[], language = 'en'): TextSize {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const size = { words: 0, characters: 0 };
  // Line by line: a segmenter keeps the place of each word, which costs more the longer the text is.
  for (const text of texts)
    for (const line of text.split(/[\r\n\u2028\u2029]+/)) {
      for (const _character of line) size.characters += 1;
      for (const { isWordLike } of segmenter.segment(line)) if (isWordLike) size.words += 1;
    }
  return size;
}
