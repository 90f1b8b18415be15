/** What any HTML element may carry. */
const global =
  /^(accesskey|auto.*|class|contenteditable|dir|draggable|enterkeyhint|exportparts|hidden|id|inert|inputmode|is|item.*|key|lang|nonce|part|popover|ref|role|slot|spellcheck|style|tabindex|title|translate|xmlns)$/;

/** Marks that frameworks, sanitizers and browser extensions leave: data-x, aria-x, onclick, v-x, hx-x, _ngcontent-x, @x, :x. */
const foreign = /^(data|aria|v|x|hx|ng|up|wire|js|jsx|turbo|cz|bis)([-_:]|$)|^on|^[^a-z]|[^a-z-]/;

/** The attributes of an element that neither its contract nor HTML knows. */
export const unknownAttributes = (host: Element, known: readonly string[]): string[] =>
  host
    .getAttributeNames()
    .filter((name) => !known.includes(name) && !global.test(name) && !foreign.test(name));
