import type { SessionService } from '@aylal/shell';

/** The parts of a page that the back/forward cache touches. */
export interface RestorablePage {
  addEventListener(type: 'pagehide' | 'pageshow', listener: (event: { persisted: boolean }) => void): void;
  removeEventListener(type: 'pagehide' | 'pageshow', listener: (event: { persisted: boolean }) => void): void;
}

/**
 * SEC-2: a page that comes back from the back/forward cache shows nothing of a customer until the session was asked for again, and starts again
 * when it is no longer the same customer's. It is covered when it leaves, because a restored page is painted before any script runs.
 */
export function watchPageRestore(
  page: RestorablePage,
  session: SessionService,
  { cover, reload }: { cover: (covered: boolean) => void; reload: () => void },
): () => void {
  let leftAs: string | null = null;
  const whoIs = () => {
    const state = session.get();
    return state.status === 'signed-in' ? `${state.user.phone} ${state.user.email}` : null;
  };
  const leave = () => {
    leftAs = whoIs();
    if (leftAs !== null) cover(true);
  };
  const comeBack = async ({ persisted }: { persisted: boolean }) => {
    if (!persisted) return;
    await session.refresh();
    if (leftAs !== null && whoIs() !== leftAs) reload();
    else cover(false);
  };
  const onShow = (event: { persisted: boolean }) => void comeBack(event);
  page.addEventListener('pagehide', leave);
  page.addEventListener('pageshow', onShow);
  return () => {
    page.removeEventListener('pagehide', leave);
    page.removeEventListener('pageshow', onShow);
  };
}
