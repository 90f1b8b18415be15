/**
 * Attributes that `data-*` may not set on a widget. Sanitizers let `data-*` pass, so it may be what a visitor wrote: it may
 * run no script, and it may not choose a backend.
 */
export const withheld = /^data-(on|style$|dragoman|(api|site)-?url$|storage-?key$)/i;
