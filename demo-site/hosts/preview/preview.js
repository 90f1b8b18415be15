/**
 * A sample host page. The embed builder and the documentation send it the content to show. It runs in a sandboxed
 * iframe with an opaque origin, so the widgets work as they do on a partner's site.
 *
 * @typedef {object} Content
 * @property {string} markup the content of the page
 * @property {string} css an additional style sheet
 * @property {string} look the name of the page's own style sheet
 * @property {string} scheme the value of `color-scheme`, unless the page's own style sheet sets it
 * @property {'ltr' | 'rtl'} direction
 * @property {Record<string, string>} settings the argument of `Dragoman.configure`
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

const container = /** @type {HTMLElement} */ (document.getElementById('content'));
const look = /** @type {HTMLLinkElement} */ (document.getElementById('look'));
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [sheet];

/** @param {MessageEvent<Content>} event */
function onMessage({ source, origin, data }) {
  // Ignores messages from any other page.
  if (source !== parent || origin !== location.origin) return;
  applyLook(data);
  sheet.replaceSync(data.css);
  Reflect.get(globalThis, 'Dragoman')?.configure(data.settings);
  show(new DOMParser().parseFromString(data.markup, 'text/html').body);
}

/** @param {Content} content */
function applyLook({ look: name, scheme, direction }) {
  const { documentElement: page } = document;
  page.dir = direction;
  page.lang = direction === 'rtl' ? 'ar' : 'en';
  page.style.colorScheme = scheme;
  const address = `/embed/preview/${name}.css`;
  if (look.getAttribute('href') !== address) look.setAttribute('href', address);
  for (const [name, text] of Object.entries(texts[direction])) {
    const element = document.querySelector(`[data-text="${name}"]`);
    if (element) element.textContent = text;
  }
}

/**
 * If the elements are the same, only their attributes change, so that a widget sees an attribute change.
 *
 * @param {HTMLElement} body
 */
function show(body) {
  const [old, next] = [[...container.children], [...body.children]];
  const isSame =
    old.length > 0 &&
    old.length === next.length &&
    old.every((element, index) => isWidget(element) && element.localName === next[index]?.localName);
  if (!isSame) container.replaceChildren(...[...body.childNodes].map(toLiveNode));
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
 * Copies a parsed node. Scripts from a parser do not run, so this creates new script elements.
 *
 * @param {Node} node
 * @returns {Node}
 */
function toLiveNode(node) {
  if (!(node instanceof Element)) return document.importNode(node, true);
  if (node.localName !== 'script') {
    const copy = document.importNode(node, false);
    copy.replaceChildren(...[...node.childNodes].map(toLiveNode));
    return copy;
  }
  const script = document.createElement('script');
  copyAttributes(node, script);
  script.text = node.textContent ?? '';
  return script;
}

const height = (/** @type {Element} */ element) => Math.ceil(element.getBoundingClientRect().height);

new ResizeObserver(() => {
  const widget = [...container.children].find(isWidget);
  parent.postMessage({ widget: widget ? height(widget) : 0, page: height(document.documentElement) }, '*');
}).observe(document.documentElement);

addEventListener('message', onMessage);
