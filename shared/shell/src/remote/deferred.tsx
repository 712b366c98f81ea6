import { createContext, Suspense, use, useContext, type ReactNode } from 'react';

/** What a server waits for before it goes on: the first sight of its page is on the way. Null in a browser, which has nothing to wait for. */
export type FirstSightSent = () => Promise<void>;

const SentContext = createContext<FirstSightSent | null>(null);

/** For a host that renders pages on a server: what is in `Later` waits for this. */
export const FirstSightProvider = SentContext.Provider;

/**
 * What a visitor does not look at first, such as a list below its heading. A server sends all before the first of these while they are still being rendered, and a
 * browser takes each over by itself. The page is sent in its order (performance.md §2).
 */
export function Later({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <AfterFirstSight>{children}</AfterFirstSight>
    </Suspense>
  );
}

function AfterFirstSight({ children }: { children: ReactNode }) {
  const sent = useContext(SentContext);
  if (sent) use(sent());
  return children;
}
