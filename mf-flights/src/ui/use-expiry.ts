import { useEffect, useEffectEvent } from 'react';
import { isOfferExpired } from '@aylal/domain/flights';
import { useServices } from '@aylal/shell';

/** Timers beyond this overflow in browsers and fire at once. */
const longestTimer = 2 ** 31 - 1;

/** Calls once when an instant has passed, also when the page was asleep then and wakes later. The clock is outside React, hence an effect. */
export function useExpiry(expiresAt: string | undefined, onExpired: () => void): void {
  const { now } = useServices();
  const expired = useEffectEvent(onExpired);
  useEffect(() => {
    if (expiresAt === undefined) return;
    let reported = false;
    const look = () => {
      if (reported || !isOfferExpired(expiresAt, now())) return;
      reported = true;
      expired();
    };
    // What came rendered may be over by the time that its code is here.
    look();
    const timer = setTimeout(look, Math.min(longestTimer, Math.max(0, Date.parse(expiresAt) - now().getTime()) + 50));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [expiresAt, now]);
}
