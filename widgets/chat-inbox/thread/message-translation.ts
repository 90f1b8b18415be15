/** Finds a translator for messages: the page's or the browser's. */
import { createContext, useContext, useEffect, useState } from 'react';

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
    availability?(): Promise<string>;
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
/** The languages of texts by text, each detected once. */
const detected = new Map<string, Promise<string>>();
const mostDetected = 1_000;
let sharedDetector: Promise<Detector> | undefined;

/** The language of a text; empty where the browser cannot tell without loading a model first. */
async function detect(text: string): Promise<string> {
  const { LanguageDetector } = apis;
  if ((await LanguageDetector?.availability?.()) !== 'available') return '';
  sharedDetector ??= LanguageDetector?.create();
  const [best] = (await (await sharedDetector)?.detect(text)) ?? [];
  return best?.detectedLanguage ?? unknownLanguage;
}

function languageOf(text: string): Promise<string> {
  const found = detected.get(text) ?? detect(text).catch(() => '');
  if (detected.size >= mostDetected) detected.clear();
  detected.set(text, found);
  return found;
}

/** Whether a text may be in a language that the reader does not read; not before the browser has found out. */
export function useIsForeign(text: string, own: readonly string[]): boolean {
  const [language, setLanguage] = useState<string>();
  useEffect(() => {
    let isMounted = true;
    void languageOf(text).then((found) => isMounted && setLanguage(found));
    return () => {
      isMounted = false;
    };
  }, [text]);
  if (language === undefined || language === unknownLanguage) return false;
  return !own.some((tag) => tag.split('-')[0] === language.split('-')[0]);
}

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
