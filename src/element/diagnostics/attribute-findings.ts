/** Finds misspelt attributes of an element. */

/** Attributes that HTML allows on every element. */
const global =
  /^(accesskey|auto.*|class|contenteditable|dir|draggable|enterkeyhint|exportparts|hidden|id|inert|inputmode|is|item.*|key|lang|nonce|part|popover|ref|role|slot|spellcheck|style|tabindex|title|translate|xmlns)$/;

/** Attributes that frameworks, sanitizers and browser extensions add: data-x, aria-x, onclick, v-x, hx-x, @x, :x. */
const foreign = /^(data|aria|v|x|hx|ng|up|wire|js|jsx|turbo|cz|bis)([-_:]|$)|^on|^[^a-z]|[^a-z-]/;

/** The attributes of an element that are in neither its contract nor HTML. */
export const unknownAttributes = (host: Element, known: readonly string[]): string[] =>
  host
    .getAttributeNames()
    .filter((name) => !known.includes(name) && !global.test(name) && !foreign.test(name));
