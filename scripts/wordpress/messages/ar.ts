// The texts of the WordPress plugin in Arabic, by the English ones. `%s` stands for what WordPress or the visitor has.

export const messages: Readonly<Record<string, string>> = {
  'Offers of translators, bookings and sign-in of a Dragoman marketplace, as blocks and shortcodes.':
    'عروض المترجمين والحجوزات وتسجيل الدخول في سوق Dragoman، على شكل مكوّنات ورموز قصيرة.',
  'All Dragoman blocks': 'كل مكوّنات Dragoman',
  'Default (%s)': 'الافتراضي (%s)',
  Default: 'الافتراضي',
  'There is no attribute “%1$s”. There are: %2$s.': 'لا توجد سمة «%1$s». السمات الموجودة: %2$s.',
  '“%1$s” is not a value of “%2$s”. Allowed: %3$s.': '«%1$s» ليست قيمة للسمة «%2$s». المسموح به: %3$s.',
  '“%1$s” is missing. %2$s': 'السمة «%1$s» ناقصة. %2$s',
  'Set the address of the backend under Settings → Dragoman.': 'حدّد عنوان الخادم في الإعدادات ← Dragoman.',
  '%s (only editors see this)': '%s (لا يراه إلا المحررون)',
  Settings: 'الإعدادات',
  'Backend address': 'عنوان الخادم',
  'Where the marketplace answers, such as https://dragoman.example. Its script is loaded on pages that have one of its blocks or shortcodes.':
    'حيث تجيب المنصة، مثل https://dragoman.example. يُحمَّل برنامجها في الصفحات التي فيها أحد مكوّناتها أو رموزها القصيرة.',
  'Partner id': 'معرّف الشريك',
  'Credited for bookings that begin on this site. The marketplace shows it under /Partners.':
    'تُحتسب له الحجوزات التي تبدأ في هذا الموقع. تعرضه المنصة في ‎/Partners.',
  Language: 'اللغة',
  'A language tag, such as de. Empty means the language of each page.':
    'رمز لغة، مثل de. الفراغ يعني لغة كل صفحة.',
  Theme: 'المظهر',
  'The colours. Auto follows the page, else the visitor’s system.':
    'الألوان. «تلقائي» يتبع الصفحة، وإلا فنظام الزائر.',
  Auto: 'تلقائي',
  Light: 'فاتح',
  Dark: 'داكن',
  'The backend address “%s” was not saved. Write it with http or https and without a query, such as https://dragoman.example.':
    'لم يُحفظ عنوان الخادم «%s». اكتبه مع http أو https ودون معاملات، مثل https://dragoman.example.',
  'The partner id “%s” was not saved. It has only letters, digits, hyphens, dots and underscores, such as agency-k3x9m2pq.':
    'لم يُحفظ معرّف الشريك «%s». يتكوّن من حروف وأرقام وواصلات ونقاط وشرطات سفلية فقط، مثل agency-k3x9m2pq.',
  'The language “%s” was not saved. Write a language tag, such as de or en-GB, or leave it empty.':
    'لم تُحفظ اللغة «%s». اكتب رمز لغة مثل de أو en-GB، أو اترك الحقل فارغًا.',
  'The theme “%s” was not saved. It is auto, light or dark.':
    'لم يُحفظ المظهر «%s». القيم الممكنة هي auto وlight وdark.',
  'Dragoman: ': 'Dragoman: ',
  Checkout: 'الحجز',
  Launcher: 'زر عائم',
  'Offer detail': 'عرض واحد',
  'Offer grid': 'العروض',
  'Request board': 'الطلبات',
  'Service select': 'اختيار الخدمة',
  'Sign in': 'تسجيل الدخول',
  Toaster: 'الإشعارات',
  'Books an offer: asks for a description, a time and documents, then opens the conversation.':
    'يحجز عرضًا: يسأل عن الوصف والوقت والمستندات، ثم يفتح المحادثة.',
  'A floating button that opens any widget in a dialog or a drawer, with what is unread.':
    'زر عائم يفتح أي عنصر في مربع حوار أو لوحة جانبية، مع عدد ما لم يُقرأ.',
  'Shows one offer in full: its description, owner, price and reviews, and the link to book it.':
    'يعرض عرضًا كاملًا: وصفه وصاحبه وسعره وتقييماته، ورابط حجزه.',
  'Shows translators’ offers as a grid of cards that adapts to the width of its element.':
    'يعرض عروض المترجمين في بطاقات، بقدر ما يتسع له العرض في كل صف.',
  'Shows translators the requests of customers, and lets them answer with a proposal.':
    'يعرض على المترجمين طلبات العملاء، ويتيح لهم الرد باقتراح.',
  'Lets visitors choose between requesting and offering help, and the type of help.':
    'يتيح للزوار الاختيار بين طلب المساعدة وتقديمها، ونوع المساعدة.',
  'Lets visitors sign in or sign up, on one screen that toggles between the two forms.':
    'يتيح للزوار تسجيل الدخول أو إنشاء حساب، في شاشة واحدة تتنقّل بين النموذجين.',
  'Shows the notices of the page’s widgets for a few seconds, above everything else on the page.':
    'يعرض إشعارات العناصر لبضع ثوانٍ فوق كل ما في الصفحة.',
  translation: 'ترجمة',
  dragoman: 'Dragoman',
  'Book this translator': 'احجز هذا المترجم',
  'Your messages': 'رسائلك',
  'See this offer': 'شاهد هذا العرض',
  'Find a translator': 'ابحث عن مترجم',
  'Open requests': 'الطلبات المفتوحة',
  'Choose a service': 'اختر خدمة',
};
