const OWN_KEYS = '[role="menu"], [role="dialog"], [role="listbox"]'

/** Whether keys pressed on this element belong to it: it is written in, or it is in a menu or a popover. */
export const hasOwnKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type)) ||
    target.closest(OWN_KEYS) !== null)

/** Whether a dialog is open: it has the keys then. */
export const hasDialog = (): boolean => document.querySelector('[role="dialog"][aria-modal="true"]') !== null
