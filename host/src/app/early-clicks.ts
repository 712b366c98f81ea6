declare global {
  interface Window {
    /** Ends the waiting, and gives what was clicked last: a place of the page, or a form that was sent by a key. */
    __AYLAL_CLICKED?: () => Element | null;
  }
}

/**
 * Stops keeping clicks, which a page that came rendered does by itself until its code is here (`pages/early-clicks-script.ts` on the server). Returns what
 * does the last of them again, once, when the page answers.
 */
export function takeEarlyClicks(page: Window): () => void {
  const clicked = page.__AYLAL_CLICKED?.();
  return () => {
    if (clicked instanceof HTMLFormElement) clicked.requestSubmit();
    else if (clicked instanceof HTMLElement) clicked.click();
    else clicked?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
}
