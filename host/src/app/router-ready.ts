import type { DataRouter } from 'react-router';

/** Resolves when the first page is there with its code and data, or has failed. */
export function routerReady(router: DataRouter): Promise<void> {
  return new Promise((ready) => {
    if (router.state.initialized) return ready();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      ready();
    });
  });
}
