/** Finds a translator for messages: the page's or the browser's. */
import { createContext, useContext, useEffect, useState } from 'react';
import { useViewer } from '#core/hooks/data/use-viewer.ts';
import { useLocale } from '#core/i18n/context.ts';

/** Translates a text into the language of a BCP 47 tag. */
export type Translator = (text: string, language: string) => Promise<string>;

/** The translator that the page has set on the element. */
export const TranslatorContext = createContext<Translator | undefined>(undefined);

/** The part of the browser's API that is used: https://developer.mozilla.org/en-US/docs/Web/API/Translator_and_Language_Detector_APIs */
interface TranslationApis {
  Translator?: {
    availability(pair: LanguagePair): Promise<string>;
    create(pair: LanguagePair): Promise<{
      translate(text: string): Promise<string>;
      destroy?(): void;
    }>;
  };
  LanguageDetector?: {
    create(): Promise<Detector>;
  };
}

interface LanguagePair {
  sourceLanguage: string;
  targetLanguage: string;
}

interface Detector {
  detect(text: string): Promise<{ detectedLanguage?: string }[]>;
  destroy?(): void;
}

// TypeScript does not know these names yet; each is checked before use.
const apis = globalThis as unknown as TranslationApis;

const unknownLanguage = 'und';

const languageOf = (tag: string): string => tag.split('-')[0] ?? tag;

/** What the browser has, unless it says that it can translate nothing from the one language into the other. */
async function browserTranslator(from: string, targetLanguage: string): Promise<Translator | undefined> {
  const { Translator, LanguageDetector } = apis;
  if (!Translator || !LanguageDetector) return undefined;
  const pair = { sourceLanguage: from, targetLanguage };
  if (from && (await Translator.availability(pair)) === 'unavailable') return undefined;
  return async (text) => {
    const detector = await LanguageDetector.create();
    const [detected] = await detector.detect(text);
    detector.destroy?.();
    const sourceLanguage = detected?.detectedLanguage ?? unknownLanguage;
    if (sourceLanguage === targetLanguage) return text;
    const translator = await Translator.create({ sourceLanguage, targetLanguage });
    try {
      return await translator.translate(text);
    } finally {
      translator.destroy?.();
    }
  };
}

/** The languages that the reader reads: that of the page, and their own. */
export function useReadLanguages(): readonly string[] {
  const { locale } = useLocale();
  const viewer = useViewer();
  return [languageOf(locale), ...(viewer.status === 'signed-in' ? viewer.user.languages : [])];
}

/**
 * The page's translator, else the browser's, for messages of somebody with that language; undefined if there is none, or if
 * the reader reads that language.
 */
export function useMessageTranslation(from: string): Translator | undefined {
  const ofPage = useContext(TranslatorContext);
  const target = languageOf(useLocale().locale);
  const isForeign = !useReadLanguages().includes(from);
  const usesBrowser = isForeign && !ofPage;
  const [ofBrowser, setOfBrowser] = useState<Translator>();
  useEffect(() => {
    let isCurrent = usesBrowser;
    const find = async () => {
      const found = await browserTranslator(from, target);
      if (isCurrent) setOfBrowser(() => found);
    };
    // A browser that cannot even say it has none.
    if (usesBrowser) find().catch(() => undefined);
    return () => {
      isCurrent = false;
      setOfBrowser(undefined);
    };
  }, [usesBrowser, from, target]);
  return isForeign ? (ofPage ?? ofBrowser) : undefined;
}
