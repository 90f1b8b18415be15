/** Tells messages in the reader’s own language, for the languages of the interface. The browser’s detector needs a model. */

const commonWords: Readonly<Record<string, string>> = {
  en: 'a and are at can do for have hello hi i in is it me my not of on ok please thank thanks that the there this to was we will with yes you your',
  de: 'aber auf bei bitte danke das dass der die den dem ein eine es für guten hallo haben ich im in ist ja kann mit nicht noch sehr sie sind und von wir zu',
  fr: 'avec bien bonjour c ce de des du en est et il je j l la le les ma mais merci mon ne nous oui pas pour que qui sur un une votre vous',
  es: 'al buenos con de del el ella en es esta está gracias hola la las lo los me mi muy no para pero por que qué se sí su te tu un una y ya',
};

const languages = Object.keys(commonWords);
const words = new Map(languages.map((code) => [code, new Set(commonWords[code]?.split(' '))]));

const share = (text: string, letters: RegExp): number =>
  (text.match(letters)?.length ?? 0) / Math.max(1, text.match(/\p{L}/gu)?.length ?? 0);

/** False where it is not clear: a translation is then offered. */
export function isInLanguage(text: string, tag: string): boolean {
  const [language = ''] = tag.split('-');
  if (language === 'ar') return share(text, /\p{Script=Arabic}/gu) > 0.5;
  if (!words.has(language)) return false;
  const found = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const countIn = (code: string) => found.filter((word) => words.get(code)?.has(word)).length;
  const own = countIn(language);
  const others = languages.filter((code) => code !== language).map(countIn);
  return own / Math.max(1, found.length) >= 0.2 && own > Math.max(...others);
}
