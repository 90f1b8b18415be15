/** Finds a translator for messages: the page's or the browser's. */
import { createContext, useContext } from 'react';

/** Translates a text into the language of a BCP 47 tag. */
export type Translator = (text: string, language: string) => Promise<string>;

/** The translator that the page has set on the element. */
export const TranslatorContext = createContext<Translator | undefined>(undefined);

/** The part of the browser's API that is used: https://developer.mozilla.org/en-US/docs/Web/API/Translator_and_Language_Detector_APIs */
interface TranslationApis {
  Translator?: {
    create(pair: { sourceLanguage: string; targetLanguage: string }): Promise<{
      translate(text: string): Promise<string>;
      destroy?(): void;
    }>;
  };
  LanguageDetector?: {
    create(): Promise<Detector>;
  };
}

interface Detector {
  detect(text: string): Promise<{ detectedLanguage?: string }[]>;
  destroy?(): void;
}

// TypeScript does not know these names yet; each is checked before use.
const apis = globalThis as unknown as TranslationApis;

const unknownLanguage = 'und';

function browserTranslator(): Translator | undefined {
  const { Translator, LanguageDetector } = apis;
  if (!Translator || !LanguageDetector) return undefined;
  return async (text, language) => {
    const detector = await LanguageDetector.create();
    const [detected] = await detector.detect(text);
    detector.destroy?.();
    const sourceLanguage = detected?.detectedLanguage ?? unknownLanguage;
    const targetLanguage = new Intl.Locale(language).language;
    if (sourceLanguage === targetLanguage) return text;
    const translator = await Translator.create({ sourceLanguage, targetLanguage });
    try {
      return await translator.translate(text);
    } finally {
      translator.destroy?.();
    }
  };
}

/** The page's translator, else the browser's; undefined if there is none. */
export const useMessageTranslation = (): Translator | undefined =>
  useContext(TranslatorContext) ?? browserTranslator();
