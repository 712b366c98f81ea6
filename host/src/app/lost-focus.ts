import { focusHeading, focusQuietly } from './focus-heading.ts';

/**
 * Follows the focus inside the page; when an act takes the element that has it away, as a button that has done its work, the focus goes to the nearest heading instead of being
 * lost to the body. Whoever takes it on purpose comes later and wins. Returns the way to stop.
 */
export function watchLostFocus(page: Document): () => void {
  // The focused element and what it is in, from the inside out: after it has gone, only this tells where it was.
  let place: readonly Element[] = [];
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.closest('#main')) place = ancestorsOf(target);
  };
  const recover = () => {
    const [last, ...around] = place;
    const main = page.getElementById('main');
    // While a layer is open the page is inert, and the layer keeps the focus itself.
    if (!last || last.isConnected || !main || main.closest('[inert]') || page.activeElement !== page.body) return;
    const heading = nearestHeading(around, main);
    if (heading) focusQuietly(heading);
    else focusHeading(main);
  };
  const observer = new MutationObserver(recover);
  observer.observe(page.body, { childList: true, subtree: true, attributeFilter: ['inert'] });
  page.addEventListener('focusin', remember);
  return () => {
    observer.disconnect();
    page.removeEventListener('focusin', remember);
  };
}

function nearestHeading(around: readonly Element[], main: Element): HTMLElement | null {
  for (const element of around) {
    const heading = main.contains(element) ? element.querySelector<HTMLElement>('h1, h2, h3') : null;
    if (heading) return heading;
  }
  return null;
}

function ancestorsOf(element: Element): Element[] {
  return element.parentElement ? [element, ...ancestorsOf(element.parentElement)] : [element];
}
