/**
 * A stand-in for somebody else's page, which shows what it is told to: by the embed builder and by the docs, in a
 * frame without an origin of its own, so that the widgets are as foreign here as on a partner's site.
 *
 * @typedef {object} Scene
 * @property {string} markup what stands in the page
 * @property {string} css a style sheet besides the page's own
 * @property {string} look the page's own style sheet, by name
 * @property {string} scheme what `color-scheme` is, where the page's own style sheet does not say
 * @property {'ltr' | 'rtl'} direction
 * @property {Record<string, string>} settings what `Dragoman.configure` takes
 */

const texts = {
  ltr: {
    brand: 'Riverside Notary Office',
    title: 'Deeds, wills and certified copies',
    before: 'Since 1987 at the old bridge. Bring your papers and something to prove who you are.',
    after: 'Open Monday to Friday, 9 to 17. Ring twice.',
    button: 'Make an appointment',
  },
  rtl: {
    brand: 'مكتب التوثيق على الضفة',
    title: 'عقود ووصايا ونسخ مصدقة',
    before: 'منذ عام 1987 عند الجسر القديم. أحضروا أوراقكم وما يثبت هويتكم.',
    after: 'من الإثنين إلى الجمعة، من التاسعة إلى الخامسة.',
    button: 'احجزوا موعدًا',
  },
};

const place = /** @type {HTMLElement} */ (document.getElementById('place'));
const look = /** @type {HTMLLinkElement} */ (document.getElementById('look'));
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [sheet];

/** @param {MessageEvent<Scene>} event */
function hear({ source, origin, data }) {
  // Whoever else frames this page has nothing to say here.
  if (source !== parent || origin !== location.origin) return;
  dress(data);
  sheet.replaceSync(data.css);
  Reflect.get(globalThis, 'Dragoman')?.configure(data.settings);
  show(new DOMParser().parseFromString(data.markup, 'text/html').body);
}

/** @param {Scene} scene */
function dress({ look: name, scheme, direction }) {
  const { documentElement: page } = document;
  page.dir = direction;
  page.lang = direction === 'rtl' ? 'ar' : 'en';
  page.style.colorScheme = scheme;
  const address = `/hosts/stage/${name}.css`;
  if (look.getAttribute('href') !== address) look.setAttribute('href', address);
  for (const [name, text] of Object.entries(texts[direction])) {
    const element = document.querySelector(`[data-text="${name}"]`);
    if (element) element.textContent = text;
  }
}

/**
 * What is the same element stays the same, so that a widget hears of a changed attribute as on any page.
 *
 * @param {HTMLElement} wanted
 */
function show(wanted) {
  const [old, next] = [[...place.children], [...wanted.children]];
  const isSame =
    old.length > 0 &&
    old.length === next.length &&
    old.every((element, index) => isWidget(element) && element.localName === next[index]?.localName);
  if (!isSame) place.replaceChildren(...[...wanted.childNodes].map(live));
  else for (const [index, element] of old.entries()) copyAttributes(next[index], element);
}

/** @param {Element} element */
const isWidget = (element) => element.localName.startsWith('dragoman-');

/**
 * @param {Element | undefined} from
 * @param {Element} to
 */
function copyAttributes(from, to) {
  if (!from) return;
  for (const { name } of [...to.attributes]) if (!from.hasAttribute(name)) to.removeAttribute(name);
  for (const { name, value } of from.attributes)
    if (to.getAttribute(name) !== value) to.setAttribute(name, value);
}

/**
 * Scripts that a parser made do not run; their likes made here do.
 *
 * @param {Node} node
 * @returns {Node}
 */
function live(node) {
  if (!(node instanceof Element)) return document.importNode(node, true);
  if (node.localName !== 'script') {
    const copy = document.importNode(node, false);
    copy.replaceChildren(...[...node.childNodes].map(live));
    return copy;
  }
  const script = document.createElement('script');
  copyAttributes(node, script);
  script.text = node.textContent ?? '';
  return script;
}

const height = (/** @type {Element} */ element) => Math.ceil(element.getBoundingClientRect().height);

new ResizeObserver(() => {
  const widget = [...place.children].find(isWidget);
  parent.postMessage({ widget: widget ? height(widget) : 0, page: height(document.documentElement) }, '*');
}).observe(document.documentElement);

addEventListener('message', hear);
