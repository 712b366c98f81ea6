/** A click before the code of the page, or a form that was sent; `x` and `y` in the window. */
interface EarlyClick {
  readonly target: Element;
  readonly x?: number;
  readonly y?: number;
}

declare global {
  interface Window {
    /** Ends the waiting, and gives what was clicked last. */
    __AYLAL_CLICKED?: () => EarlyClick | null;
  }
}

/**
 * Stops keeping clicks, which a page that came rendered does by itself until its code is here (`pages/early-clicks-script.ts` on the server). Returns what
 * does the last of them again, once, when the page answers.
 */
export function takeEarlyClicks(page: Window): () => void {
  const clicked = page.__AYLAL_CLICKED?.();
  const again = ({ target, x = 0, y = 0 }: EarlyClick) => {
    // A part that has another form on a phone stands in the same place.
    const place = target.isConnected ? target : page.document.elementFromPoint(x, y);
    if (place instanceof HTMLFormElement) place.requestSubmit();
    else if (place instanceof HTMLElement) place.click();
    else place?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
  return () => {
    // After what the first frame has changed by itself.
    if (clicked) page.requestAnimationFrame(() => again(clicked));
  };
}
