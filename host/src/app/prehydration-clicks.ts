/** A click before the code of the page, or a form that was sent; `x` and `y` in the window. */
interface EarlyClick {
  readonly target: Element;
  readonly x?: number;
  readonly y?: number;
}

declare global {
  interface Window {
    /** Ends the keeping, as soon as no button is held down, and tells what was clicked last. */
    __AYLAL_CLICKED?: (tell: (clicked: EarlyClick | null) => void) => void;
  }
}

/**
 * Until its code is here, a page that came rendered keeps clicks by itself (`pages/prehydration-clicks-script.ts` on the server). This ends it when the page answers,
 * and does the last of them again, once.
 */
export function replayClick(page: Window): void {
  page.__AYLAL_CLICKED?.((clicked) => clicked && clickAgain(page, clicked));
}

function clickAgain(page: Window, { target, x = 0, y = 0 }: EarlyClick): void {
  const place = target.isConnected ? target : page.document.elementFromPoint(x, y);
  if (place instanceof HTMLFormElement) place.requestSubmit();
  else if (place instanceof HTMLElement) place.click();
  else place?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}
