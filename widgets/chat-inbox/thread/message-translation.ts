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

/** Detects languages without loading a model first; `isReady` is null until the browser has said whether it can. */
interface Detection {
  api: TranslationApis['LanguageDetector'];
  isReady: boolean | null;
  checked: Promise<boolean>;
  detector?: Promise<Detector>;
  /** The languages of texts by text. */
  found: Map<string, string>;
}

let detection: Detection | undefined;
const mostFound = 1_000;

/** One for all messages of the page. */
function currentDetection(): Detection {
  const api = apis.LanguageDetector;
  if (!detection || detection.api !== api) detection = detectionBy(api);
  return detection;
}

function detectionBy(api: TranslationApis['LanguageDetector']): Detection {
  const made: Detection = {
    api,
    isReady: api?.availability ? null : false,
    checked: Promise.resolve(api?.availability?.())
      .then((state) => state === 'available')
      .catch(() => false)
      .then((isReady) => {
        made.isReady = isReady;
        return isReady;
      }),
    found: new Map(),
  };
  return made;
}

/** What is known at once: empty where the browser cannot tell, so that most messages do not change their height later. */
const knownLanguage = (text: string): string | undefined => {
  const { isReady, found } = currentDetection();
  return isReady === false ? '' : found.get(text);
};

async function detect(text: string): Promise<string> {
  const current = currentDetection();
  if (!(await current.checked)) return '';
  current.detector ??= current.api?.create();
  const [best] = (await (await current.detector)?.detect(text)) ?? [];
  const language = best?.detectedLanguage ?? unknownLanguage;
  if (current.found.size >= mostFound) current.found.clear();
  current.found.set(text, language);
  return language;
}

/** Whether a text may be in a language that the reader does not read; not before the browser has found out. */
export function useIsForeign(text: string, own: readonly string[]): boolean {
  const [detected, setDetected] = useState<string>();
  const language = knownLanguage(text) ?? detected;
  const isKnown = language !== undefined;
  useEffect(() => {
    if (isKnown) return;
    let isMounted = true;
    detect(text)
      .catch(() => '')
      .then((found) => isMounted && setDetected(found));
    return () => {
      isMounted = false;
    };
  }, [text, isKnown]);
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
