import { createContext } from 'react';

/** Whether the reset, the global styles and the tokens came with the page, as rules in its own style elements. A server writes them itself. */
export const ProvidedGlobalsContext = createContext(false);
