import { createContext, Fragment, type ComponentType, type ReactNode } from 'react';

/** What is around everything in a layer, which is outside of the element that opened it: nothing, unless another major of this package draws the page. */
export const LayerFrame = createContext<ComponentType<{ children?: ReactNode }> | typeof Fragment>(Fragment);
