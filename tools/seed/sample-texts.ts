/** The texts of sample offers in other languages than English, by English title. */
import type { SampleTexts } from './sample-offers.ts';

/** German texts of sample offers. */
const germanTexts: SampleTexts = {
  'Certified translation of birth and marriage certificates': [
    'Beglaubigte Übersetzung von Geburtsurkunden und Heiratsurkunden',
    'Vereidigt und gestempelt für Standesämter in Deutschland, Österreich und der Schweiz. Der Scan kommt heute, das Papier innerhalb der Woche per Post.',
  ],
  'Driving licences in two days': [
    'Führerscheine in zwei Tagen',
    'Klassifizierung und Übersetzung für die Führerscheinstelle. Fotos von Vorder- und Rückseite genügen.',
  ],
  'Registry office and notary appointments': [
    'Termine beim Standesamt und beim Notar',
    'Vereidigte Dolmetscherin für Trauungen, Urkunden und Erklärungen auf Englisch und Deutsch, in Hamburg oder per Video.',
  ],
  'Pitch decks in English': [
    'Präsentationen für Investoren auf Englisch',
    'Deutsche Gründer, englische Folien. Ich streiche, was ein Investor überblättern würde.',
  ],
  'Technical manuals and safety sheets, DE–PL': [
    'Betriebsanleitungen und Sicherheitsdatenblätter, Deutsch–Polnisch',
    'Anleitungen, Datenblätter und Warnschilder von einem früheren Instandhalter. Ihr Layout bleibt, wie es ist.',
  ],
  'Residence permit and asylum files, Arabic and German': [
    'Aufenthaltstitel und Asylakten, Arabisch und Deutsch',
    'Ganze Akten mit Anlagen, vereidigt. Ich erkläre, was jedes Schreiben von Ihnen will, bevor Sie eine Seite bezahlen.',
  ],
  'Employment contracts and references, sworn translator': [
    'Arbeitsverträge und Arbeitszeugnisse, vereidigte Übersetzerin',
    'Französisches und deutsches Arbeitsrecht nebeneinander: Verträge, Zeugnisse, Kündigungen. Zu zweifelhaften Klauseln gibt es eine Anmerkung.',
  ],
  'University diplomas and transcripts for uni-assist': [
    'Diplome und Studienleistungen für uni-assist',
    'Zeugnisse, Notenspiegel und Modulbeschreibungen in der Form, die uni-assist annimmt, meist in drei Werktagen.',
  ],
  'Forms of the Jobcenter, filled in together': [
    'Formulare vom Jobcenter, gemeinsam ausgefüllt',
    'Wir gehen jedes Feld per Video durch, und Sie wissen, was Sie unterschreiben. Ukrainisch, Russisch und Deutsch.',
  ],
  'Birth certificates from Portugal and Brazil': [
    'Geburtsurkunden aus Portugal und Brasilien',
    'Urkunden und Führungszeugnisse ins Englische oder Spanische. Ich kenne beide Schreibweisen und beide Register.',
  ],
  'Marriage papers for Vietnam': [
    'Heiratspapiere für Vietnam',
    'Ehefähigkeitszeugnis, Familienbuch, Registerauszug: alles für eine Hochzeit in einem der beiden Länder.',
  ],
  'School reports and certificates, Russian and German': [
    'Schulzeugnisse und Urkunden, Russisch und Deutsch',
    'Noten so erklärt, dass die Schule sie einordnen kann. Vereidigt, auf Wunsch mit Stempel.',
  ],
  'Letters from authorities, answered in German': [
    'Behördenbriefe auf Deutsch beantwortet',
    'Schicken Sie ein Foto des Briefes. Ich übersetze ihn, und wir schreiben die Antwort gemeinsam vor Ablauf der Frist.',
  ],
  'Inheritance files and old handwriting': [
    'Erbschaftsakten und alte Handschriften',
    'Testamente, Grundbuchauszüge und Briefe ab 1900, auch in Kurrent und Sütterlin.',
  ],
  'At the doctor with you, by phone or video': [
    'Mit Ihnen beim Arzt, am Telefon oder per Video',
    'Arabisch und Deutsch für Termine von der Hausärztin bis zur Klinik. Ich bleibe dran, bis Ihre Fragen beantwortet sind.',
  ],
  'First call at the authorities': [
    'Der erste Anruf bei der Behörde',
    'Meldeamt, Schule, Krankenkasse: Ich rufe an, stelle die drei Fragen, auf die es ankommt, und sage Ihnen die Antworten.',
  ],
  'Parents’ evenings and school talks': [
    'Elternabende und Gespräche in der Schule',
    'Vietnamesisch und Deutsch für Eltern und Lehrkräfte. Freundlich im Ton, kein Detail geht verloren. Auch abends.',
  ],
  'Calls with health insurance, Turkish and German': [
    'Anrufe bei der Krankenkasse, Türkisch und Deutsch',
    'Sie sitzen neben mir oder in einer anderen Stadt; ich hole die zuständige Person ans Telefon und notiere das Aktenzeichen.',
  ],
  'Machine breakdown hotline, Polish and German': [
    'Störungshotline für Maschinen, Polnisch und Deutsch',
    'Ihr Techniker und deren Bediener verstehen sich in Minuten. Ich kenne die Teile beim Namen.',
  ],
  'Board meetings and works councils, French and German': [
    'Vorstandssitzungen und Betriebsräte, Französisch und Deutsch',
    'Flüsternd oder konsekutiv. Die Unterlagen lese ich am Abend vorher.',
  ],
  'Talks with teachers, doctors and offices': [
    'Gespräche mit Lehrern, Ärzten und Ämtern',
    'Russisch und Deutsch am Telefon oder per Video. Ich stelle mich der anderen Seite vor, damit Sie nichts erklären müssen.',
  ],
  'Museum texts and audio guides': [
    'Museumstexte und Audioguides',
    'Für Ohren und für Wände: kurze Sätze, richtige Namen, kein Staub. Italienisch, Englisch, Deutsch.',
  ],
  'Website translation, Dutch': [
    'Übersetzung von Websites ins Niederländische',
    'Von der ersten Überschrift bis zum Cookie-Hinweis, mit einem Stilleitfaden, den Sie behalten.',
  ],
  'Tender documents, French and German': [
    'Ausschreibungsunterlagen, Französisch und Deutsch',
    'Leistungsverzeichnisse, Preisblätter und Erklärungen, geliefert in der Gliederung, die das Portal verlangt.',
  ],
  'Arabic website and right-to-left check': [
    'Arabische Website mit Prüfung von rechts nach links',
    'Übersetzung und ein Blick auf jede Seite: Zahlen, Pfeile, Zeilenumbrüche, Formulare.',
  ],
  'Association websites, Turkish and German': [
    'Vereinsseiten, Türkisch und Deutsch',
    'Websites, Einladungen und Jahresberichte in einem Ton, den Ihre Mitglieder wiedererkennen.',
  ],
  'Book chapters and essays, Russian to German': [
    'Buchkapitel und Essays, Russisch ins Deutsche',
    'Literarische Übersetzung von einem früheren Lektor. Eine Probeseite, bevor Sie sich entscheiden.',
  ],
  'Restaurant websites and menus, Vietnamese': [
    'Websites und Speisekarten für Restaurants, Vietnamesisch',
    'Gerichte so beschrieben, dass Gäste sie bestellen, Allergene so, dass sie es dürfen.',
  ],
};

/** French texts of sample offers. */
const frenchTexts: SampleTexts = {
  'Certified translation of birth and marriage certificates': [
    'Traduction certifiée d’actes de naissance et de mariage',
    'Assermentée et tamponnée pour les bureaux d’état civil en Allemagne, en Autriche et en Suisse. Le scan aujourd’hui, le papier par la poste dans la semaine.',
  ],
  'Employment contracts and references, sworn translator': [
    'Contrats de travail et certificats, traductrice assermentée',
    'Le droit du travail français et allemand côte à côte : contrats, certificats, préavis. Les clauses douteuses sont annotées.',
  ],
  'Articles of association for a French company': [
    'Statuts d’une société française',
    'Statuts, pactes d’actionnaires et procès-verbaux pour les fondateurs qui veulent lire ce que le notaire lit à voix haute.',
  ],
  'Birth certificates from West Africa': [
    'Actes de naissance d’Afrique de l’Ouest',
    'Extraits et jugements du Sénégal, du Mali et de Guinée. J’appelle le registre quand il manque un tampon.',
  ],
  'Project reports for donors, English and French': [
    'Rapports de projet pour bailleurs, anglais et français',
    'Rapports annuels et cadres logiques pour fondations. Les chiffres sont vérifiés avec les tableaux, pas seulement recopiés.',
  ],
  'At the doctor with you, by phone or video': [
    'Avec vous chez le médecin, par téléphone ou vidéo',
    'Arabe et allemand pour vos rendez-vous, du généraliste à la clinique. Je reste en ligne jusqu’à ce que vos questions aient une réponse.',
  ],
  'Remote interpreting for conferences': [
    'Interprétation de conférence à distance',
    'Simultanée anglais-français, à deux interprètes au-delà de quatre-vingt-dix minutes. Test du son compris.',
  ],
  'Board meetings and works councils, French and German': [
    'Conseils d’administration et comités d’entreprise, français et allemand',
    'Chuchotée ou consécutive. Je lis les documents la veille au soir.',
  ],
  'Support line in French and Wolof': [
    'Assistance téléphonique en français et en wolof',
    'Deux heures par jour ou à l’appel. Une voix aimable, des notes claires dans votre outil.',
  ],
  'Follow-up calls in French and Arabic': [
    'Appels de suivi en français et en arabe',
    'Rendez-vous déplacés, factures expliquées, colis retrouvés. Trois appels courts tiennent en une demi-heure.',
  ],
  'Tender documents, French and German': [
    'Dossiers d’appel d’offres, français et allemand',
    'Cahiers des charges, bordereaux de prix et déclarations, livrés dans la structure que demande le portail.',
  ],
  'Speeches that sound like you': [
    'Des discours qui vous ressemblent',
    'Discours et tribunes entre l’anglais et le français, relus à voix haute avant livraison.',
  ],
  'Radio spots and subtitles, French and Wolof': [
    'Spots radio et sous-titres, français et wolof',
    'Trente secondes ou trente minutes. J’enregistre une voix témoin pour que vous entendiez le rythme.',
  ],
  'Website translation, Dutch': [
    'Traduction de sites web en néerlandais',
    'Du premier titre à la mention des cookies, avec un guide de style qui vous reste.',
  ],
  'Museum texts and audio guides': [
    'Textes de musée et audioguides',
    'Pour les oreilles et pour les murs : phrases courtes, noms justes, sans poussière. Italien, anglais, allemand.',
  ],
};

/** Spanish texts of sample offers. */
const spanishTexts: SampleTexts = {
  'Certified translation of birth and marriage certificates': [
    'Traducción jurada de certificados de nacimiento y matrimonio',
    'Jurada y sellada para registros civiles de Alemania, Austria y Suiza. El escaneo hoy, el papel por correo en la misma semana.',
  ],
  'Birth certificates from Portugal and Brazil': [
    'Certificados de nacimiento de Portugal y Brasil',
    'Certificados y antecedentes penales al inglés o al español. Conozco las dos ortografías y los dos registros.',
  ],
  'Medical findings and discharge letters': [
    'Informes médicos y cartas de alta',
    'De una enfermera con quince años de planta. Las siglas se resuelven, las dudas se marcan, los plazos se cumplen.',
  ],
  'Interpreter for hospital appointments': [
    'Intérprete para citas en el hospital',
    'Una enfermera que interpreta: ingreso, consulta de anestesia, alta. Español, catalán e inglés.',
  ],
  'Patient leaflets in plain Spanish': [
    'Prospectos para pacientes en español claro',
    'Revisados con dos pacientes antes de que los reciba. Nivel de lectura indicado si lo desea.',
  ],
  'Driving licences in two days': [
    'Permisos de conducir en dos días',
    'Clasificación y traducción para la oficina de tráfico. Bastan fotos de las dos caras.',
  ],
  'Calls with landlords and banks': [
    'Llamadas a caseros y bancos',
    'Llamo por usted o con usted, en hindi o canarés e inglés, y recibe un breve resumen por escrito.',
  ],
  'Fado lyrics and song texts': [
    'Letras de fado y de canciones',
    'Cantables o literales, usted elige. Con notas sobre lo que las palabras no dicen.',
  ],
  'Video calls with Brazil': [
    'Videollamadas con Brasil',
    'Ventas y asistencia en portugués e inglés. Sé cuándo un «quizá» es un no.',
  ],
  'Website translation, Dutch': [
    'Traducción de páginas web al neerlandés',
    'Desde el primer titular hasta el aviso de cookies, con una guía de estilo que se queda usted.',
  ],
  'University diplomas and transcripts for uni-assist': [
    'Títulos y expedientes académicos para uni-assist',
    'Títulos, expedientes y descripciones de asignaturas en la forma que acepta uni-assist, normalmente en tres días hábiles.',
  ],
  'Museum texts and audio guides': [
    'Textos de museo y audioguías',
    'Para los oídos y para las paredes: frases cortas, nombres correctos, sin polvo. Italiano, inglés, alemán.',
  ],
};

/** Arabic texts of sample offers. */
const arabicTexts: SampleTexts = {
  'Certified translation of birth and marriage certificates': [
    'ترجمة محلّفة لكل شهادة ميلاد أو عقد زواج',
    'ترجمة محلّفة ومختومة لدوائر الأحوال المدنية في ألمانيا والنمسا وسويسرا. النسخة المصوّرة اليوم، والورقية بالبريد خلال الأسبوع.',
  ],
  'Residence permit and asylum files, Arabic and German': [
    'ملفات الإقامة واللجوء بالعربية والألمانية',
    'ملفات كاملة مع مرفقاتها، ترجمة محلّفة. أشرح لك ما تطلبه كل رسالة قبل أن تدفع ثمن أي صفحة.',
  ],
  'At the doctor with you, by phone or video': [
    'معك عند الطبيب بالهاتف أو الفيديو',
    'العربية والألمانية لمواعيد طبيب الأسرة والمستشفى. أبقى على الخط حتى تحصل على إجابات كل أسئلتك.',
  ],
  'Follow-up calls in French and Arabic': [
    'مكالمات متابعة بالفرنسية والعربية',
    'تأجيل المواعيد وشرح الفواتير والبحث عن الطرود. ثلاث مكالمات قصيرة في نصف ساعة.',
  ],
  'Arabic website and right-to-left check': [
    'موقع بالعربية مع فحص الاتجاه من اليمين إلى اليسار',
    'ترجمة مع نظرة على كل صفحة: الأرقام والأسهم وفواصل الأسطر والنماذج.',
  ],
  'Driving licences in two days': ['رخص القيادة في يومين', 'تصنيف وترجمة لدائرة المرور. تكفي صورة للوجهين.'],
  'University diplomas and transcripts for uni-assist': [
    'شهادات جامعية وكشوف علامات لـ uni-assist',
    'الشهادات وكشوف العلامات ووصف المواد بالشكل الذي يقبله uni-assist، عادةً في ثلاثة أيام عمل.',
  ],
  'Birth certificates from West Africa': [
    'شهادة ميلاد من غرب أفريقيا',
    'مستخرجات وأحكام من السنغال ومالي وغينيا. أتصل بالسجل عندما ينقص ختم.',
  ],
  'Tazkira and school certificates': [
    'التذكرة والشهادات المدرسية',
    'أوراق هوية وتقارير مدرسية من أفغانستان وإيران. أحوّل التقويم وأذكر التاريخين.',
  ],
  'Website translation, Dutch': [
    'ترجمة المواقع إلى الهولندية',
    'من العنوان الأول حتى إشعار ملفات الارتباط، مع دليل أسلوب يبقى لك.',
  ],
  'Speeches that sound like you': [
    'خطابات بصوتك أنت',
    'خطابات ومقالات رأي بين الإنجليزية والفرنسية، تُقرأ بصوت عالٍ قبل التسليم.',
  ],
  'Interpreter for hospital appointments': [
    'مترجمة فورية لمواعيد المستشفى',
    'ممرضة تترجم: الدخول وحديث التخدير والخروج. الإسبانية والكتالونية والإنجليزية.',
  ],
};

const texts: Record<string, SampleTexts> = {
  de: germanTexts,
  fr: frenchTexts,
  es: spanishTexts,
  ar: arabicTexts,
};

/** The titles of all offers that have further texts. */
export const translatedTitles = [...new Set(Object.values(texts).flatMap(Object.keys))];

/** What an owner wrote: in their own language where there is such a text, else in English; the others are translations. */
export function textsOf(title: string, description: string, ownerLanguage: string) {
  const known = Object.entries(texts).flatMap(([language, list]) => {
    const text = list[title];
    return text ? [[language, { title: text[0], description: text[1] }] as const] : [];
  });
  const all = new Map([['en', { title, description }], ...known]);
  const text_language = all.has(ownerLanguage) ? ownerLanguage : 'en';
  const original = all.get(text_language) ?? { title, description };
  all.delete(text_language);
  return { ...original, text_language, translations: Object.fromEntries(all) };
}
