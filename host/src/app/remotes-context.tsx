import { createContext, use } from 'react';
import type { RemoteLoader } from '../remotes/loader.ts';

const RemotesContext = createContext<RemoteLoader | null>(null);
export const RemotesProvider = RemotesContext.Provider;

/** The way to the remote modules of remotes. */
export function useRemotes(): RemoteLoader {
  const loader = use(RemotesContext);
  if (!loader) throw new Error('useRemotes needs RemotesProvider above it');
  return loader;
}
