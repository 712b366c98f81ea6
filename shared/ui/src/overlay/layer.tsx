import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { LayerFrame } from './layer-frame.ts';

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
  const Frame = useContext(LayerFrame);
  const inFrame = <Frame>{children}</Frame>;
  return hydrated ? createPortal(<InsideLayer value>{inFrame}</InsideLayer>, document.body) : null;
}
