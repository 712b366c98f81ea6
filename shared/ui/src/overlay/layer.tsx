import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

const subscribeNothing = () => () => {};

const InsideLayer = createContext(false);

/** True in what a dialog, sheet or drawer holds: a panel that hangs on a field would be cut at its edge there. */
export function useInsideLayer(): boolean {
  return useContext(InsideLayer);
}

/** Renders into the end of the page, above everything else. The server renders nothing: a layer opens only by an act. */
export function Layer({ children }: { children: ReactNode }) {
  const hydrated = useSyncExternalStore(
    subscribeNothing,
    () => true,
    () => false,
  );
  return hydrated ? createPortal(<InsideLayer value>{children}</InsideLayer>, document.body) : null;
}
