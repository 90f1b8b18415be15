/** Titles and descriptions of the pages for integrators and partners, in the words of those pages. */
export const integratorTexts = {
  en: {
    embed: {
      title: 'Embed builder',
      description:
        'Put a part of the marketplace on your own page: choose a widget, set it up, copy the code.',
    },
    partners: {
      title: 'For partners',
      description: 'Put translators on your own pages, and get your part of each booking that begins there.',
    },
    docs: {
      title: 'Documentation',
      description: 'Offers, booking, chat and accounts on any page: guides, every element and every setting.',
    },
  },
  de: {
    embed: {
      title: 'Einbetten',
      description: 'Holen Sie ein Stück Marktplatz auf Ihre Seite: Widget wählen, einrichten, Code kopieren.',
    },
    partners: {
      title: 'Für Partner',
      description:
        'Holen Sie Übersetzer auf Ihre eigenen Seiten und erhalten Sie Ihren Anteil an jeder Buchung, die dort beginnt.',
    },
    docs: {
      title: 'Dokumentation',
      description:
        'Angebote, Buchung, Chat und Konten auf jeder Seite: Anleitungen, alle Elemente und alle Einstellungen.',
    },
  },
  fr: {
    embed: {
      title: 'Intégrer',
      description:
        'Mettez un morceau de la place de marché sur votre page : choisissez un widget, réglez-le, copiez le code.',
    },
    partners: {
      title: 'Pour les partenaires',
      description:
        'Proposez des traducteurs sur vos propres pages et recevez votre part de chaque réservation qui y commence.',
    },
    docs: {
      title: 'Documentation',
      description:
        'Offres, réservation, messagerie et comptes sur toute page : guides, tous les éléments et tous les réglages.',
    },
  },
  es: {
    embed: {
      title: 'Insertar',
      description: 'Pon una parte del mercado en tu página: elige un widget, ajústalo y copia el código.',
    },
    partners: {
      title: 'Para socios',
      description:
        'Lleva traductores a tus propias páginas y recibe tu parte de cada reserva que empiece allí.',
    },
    docs: {
      title: 'Documentación',
      description:
        'Ofertas, reservas, chat y cuentas en cualquier página: guías, todos los elementos y todos los ajustes.',
    },
  },
  ar: {
    embed: {
      title: 'التضمين',
      description: 'ضعوا جزءًا من السوق في صفحتكم: اختاروا أداة، واضبطوها، وانسخوا الشيفرة.',
    },
    partners: {
      title: 'للشركاء',
      description: 'ضع المترجمين على صفحاتك، واحصل على نصيبك من كل حجز يبدأ منها.',
    },
    docs: {
      title: 'التوثيق',
      description: 'العروض والحجز والمحادثة والحسابات على أي صفحة: أدلة، وكل العناصر، وكل الإعدادات.',
    },
  },
};
