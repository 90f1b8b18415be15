/** French texts of sample offers. */
import type { SampleTexts } from './sample-offer.ts';

export const frenchTexts: SampleTexts = {
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
