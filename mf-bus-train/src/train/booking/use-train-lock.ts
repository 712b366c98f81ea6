import { useEffect, useRef, useState } from 'react';
import { holdAt, useServerClock } from '@aylal/parts';
import { useServices } from '@aylal/shell';
import {
  forgetLock,
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
export function useTrainLock(voyage: string) {
  const services = useServices();
  const [lock, setLock] = useState(() => savedLock(services, voyage));
  const booked = useRef(false);
  const clock = useServerClock(lock ? { serverTime: lock.server_time, heardMs: lock.heardMs } : undefined);
  const hold = lock && clock !== undefined ? holdAt(lock.expires_at, clock) : holdAt(null, 0);
  const held = hold.state === 'held' || hold.state === 'soon' ? lock : null;

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
