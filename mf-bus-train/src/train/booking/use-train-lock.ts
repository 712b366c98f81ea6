import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { holdAt, useServerClock } from '@aylal/parts';
import { trainBookingRoutes } from '@aylal/routes';
import { useSearchParams, useServices } from '@aylal/shell';
import {
  forgetLock,
  lockOfAddress,
  savedLock,
  lockPlaces,
  releaseLock,
  type LockAnswer,
  type WishedPlaces,
} from '../places/train-lock.ts';

/**
 * The lock on places while their passengers are typed: by the provider's clock it is held, soon over, or over. It is released when the page is left, by whatever way, unless the places were booked, and
 * when its time is over.
 */
export function useTrainLock(wish: WishedPlaces, page: keyof typeof trainBookingRoutes) {
  const { voyage } = wish;
  const services = useServices();
  const [search, setSearch] = useSearchParams();
  const carried = lockOfAddress(services, wish, trainBookingRoutes[page].readSearch(search));
  const [lock, setLock] = useState(() => savedLock(services, voyage) ?? carried);
  const booked = useRef(false);
  const clock = useServerClock(lock ? { serverTime: lock.server_time, heardMs: lock.heardMs } : undefined);
  const hold = lock && clock !== undefined ? holdAt(lock.expires_at, clock) : holdAt(null, 0);
  const held = hold.state === 'held' || hold.state === 'soon' ? lock : null;

  // From here on scripts hold the lock: a reload, which gives it back, must not find it in the address.
  const moveFromAddress = useEffectEvent(() => {
    const choice = { wagon: String(wish.wagon), places: wish.places.join() };
    if (carried) setSearch(choice, { replace: true, preventScrollReset: true });
  });
  useEffect(() => moveFromAddress(), []);

  // The railway is outside React: a lock lives there as long as this page shows it.
  useEffect(() => {
    if (!held) return;
    let gone = false;
    const letGo = () => {
      if (!gone && !booked.current) void releaseLock(services, held);
      gone = true;
    };
    const onHide = () => {
      letGo();
      // A page that comes back from the browser's memory shows that nothing is held any more.
      setLock(null);
    };
    addEventListener('pagehide', onHide);
    return () => {
      removeEventListener('pagehide', onHide);
      letGo();
    };
  }, [held, services]);

  return {
    hold,
    held,
    /** Locks places in the place of what was held. */
    take: async (wish: WishedPlaces): Promise<LockAnswer> => {
      const answer = await lockPlaces(services, wish);
      if (answer.kind === 'held') setLock(answer.lock);
      return answer;
    },
    /** The provider says that it is over. */
    drop: () => setLock(null),
    /** An order has the places now: leaving gives nothing back. */
    keep: () => {
      booked.current = true;
      forgetLock(services, voyage);
    },
  };
}

export type TrainLockState = ReturnType<typeof useTrainLock>;
