import { useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, type Location } from 'react-router';

/**
 * Remembers where each page of the history was scrolled to, and begins a new one at its top. A page that came rendered may be scrolled already, by its visitor or by the
 * browser after a reload, and stays there when it is hydrated: the pressing of a button takes it over too, and a jump would let the click fall elsewhere.
 */
export function ScrollRestorer() {
  const scrolled = useRef(0);
  return (
    <>
      <OnceShown act={() => (scrolled.current = window.scrollY)} />
      <ScrollRestoration getKey={placeOf} />
      <OnceShown act={() => scrolled.current > 0 && window.scrollTo(0, scrolled.current)} />
    </>
  );
}

/** Layout effects of neighbours run in their order, so one of these looks before the router scrolls, and one acts after it. */
function OnceShown({ act }: { act: () => unknown }) {
  const first = useRef(act);
  useLayoutEffect(() => {
    first.current();
  }, []);
  return null;
}

/** Where a page was scrolled to belongs to its entry of the history. The first entry of every tab has the same key, so there it belongs to the address: another one that is opened again begins at its top. */
function placeOf({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}
