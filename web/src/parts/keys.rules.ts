/** Whether keys pressed on this element are text: single keys do nothing else there. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type)))

/** Whether a dialog is open: it has the keys then. */
export const hasDialog = (): boolean => document.querySelector('[role="dialog"][aria-modal="true"]') !== null
