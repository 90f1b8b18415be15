/** What visitors without scripts read where the offers cannot be shown for now. */
import { directionOf, type TextLanguage } from '@dragoman/widgets/server';

const texts: Record<TextLanguage, string> = {
  en: 'The offers cannot be shown right now. Please load this page again in a moment.',
  de: 'Die Angebote können gerade nicht angezeigt werden. Bitte laden Sie diese Seite gleich noch einmal.',
  fr: 'Les offres ne peuvent pas être affichées pour le moment. Veuillez recharger cette page dans un instant.',
  es: 'Ahora mismo no se pueden mostrar las ofertas. Vuelve a cargar esta página dentro de un momento.',
  ar: 'لا يمكن عرض العروض الآن. يُرجى إعادة تحميل هذه الصفحة بعد قليل.',
};

export const comeAgainText = (locale: TextLanguage): string =>
  `<noscript><p class="without-scripts" lang="${locale}" dir="${directionOf(locale)}">${texts[locale]}</p></noscript>`;
