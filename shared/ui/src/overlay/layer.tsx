import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

const subscribeNothing = () => () => {};

/** Renders into the end of the page, above everything else. The server renders nothing: a layer opens only by an act. */
export function Layer({ children }: { children: ReactNode }) {
  const hydrated = useSyncExternalStore(
    subscribeNothing,
    () => true,
    () => false,
  );
  return hydrated ? createPortal(children, document.body) : null;
}
