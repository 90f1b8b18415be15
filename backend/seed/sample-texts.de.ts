/** German texts of sample offers. */
import type { SampleTexts } from './sample-offer.ts';

export const germanTexts: SampleTexts = {
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
