import type { SessionState } from './services.ts';
import { useStore } from './store.ts';
import { useServices } from './use-services.tsx';

/** Who is signed in, now and whenever it changes. */
export function useSession(): SessionState {
  return useStore(useServices().session);
}
