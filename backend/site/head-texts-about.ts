/** Titles and descriptions of the pages about us, in the words of those pages. */
export const aboutTexts = {
  en: {
    about: {
      title: 'About US',
      description:
        'Dragoman is a translation service run by two student developers who grew up translating for their parents.',
    },
    team: {
      title: 'Contact US',
      description:
        'Two people answer here. Write in any language: it may take us a moment, but it is rather the point.',
    },
    privacy: {
      title: 'Privacy Policy',
      description:
        'Who is responsible · What we keep about you · Who sees it · What is stored on your device',
    },
  },
  de: {
    about: {
      title: 'Über uns',
      description:
        'Dragoman ist ein Übersetzungsdienst zweier Studierender, die programmieren und für ihre Eltern übersetzend aufgewachsen sind.',
    },
    team: {
      title: 'Kontakt',
      description:
        'Hier antworten zwei Menschen. Schreiben Sie in jeder Sprache: Das dauert vielleicht einen Moment, aber darum geht es ja.',
    },
    privacy: {
      title: 'Datenschutzerklärung',
      description:
        'Wer verantwortlich ist · Was wir über Sie speichern · Wer es sieht · Was auf Ihrem Gerät liegt',
    },
  },
  fr: {
    about: {
      title: 'À propos',
      description:
        'Dragoman est un service de traduction tenu par deux étudiants développeurs qui ont grandi en traduisant pour leurs parents.',
    },
    team: {
      title: 'Contact',
      description:
        'Deux personnes répondent ici. Écrivez dans la langue de votre choix : cela nous prendra peut-être un moment, mais c’est bien le but.',
    },
    privacy: {
      title: 'Politique de confidentialité',
      description:
        'Qui est responsable · Ce que nous conservons à votre sujet · Qui les voit · Ce qui est enregistré sur votre appareil',
    },
  },
  es: {
    about: {
      title: 'Quiénes somos',
      description:
        'Dragoman es un servicio de traducción de dos estudiantes que programan y que crecieron traduciendo para sus padres.',
    },
    team: {
      title: 'Contacto',
      description:
        'Aquí responden dos personas. Escribe en cualquier idioma: quizá tardemos un poco, pero de eso se trata.',
    },
    privacy: {
      title: 'Política de privacidad',
      description:
        'Quién es responsable · Qué guardamos sobre ti · Quién lo ve · Qué se guarda en tu dispositivo',
    },
  },
  ar: {
    about: {
      title: 'من نحن',
      description: 'دراغومان خدمة ترجمة يديرها طالبان مبرمجان نشآ وهما يترجمان لوالديهما.',
    },
    team: {
      title: 'اتصل بنا',
      description: 'يجيب هنا شخصان. اكتب بأي لغة: قد يستغرق الرد لحظة، لكن هذا هو المقصود.',
    },
    privacy: {
      title: 'سياسة الخصوصية',
      description: 'من المسؤول · ما الذي نحتفظ به عنك · من يراه · ما الذي يُحفظ على جهازك',
    },
  },
} as const;
