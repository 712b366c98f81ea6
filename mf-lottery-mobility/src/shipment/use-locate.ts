import type { Position } from '@aylal/domain/places';
import { useState } from 'react';
import { getPosition } from '../ui/geolocation/get-position.ts';

/** Asks the browser where the customer is; `failed` until it is asked again. */
export function useLocate(found: (place: Position) => void) {
  const [state, setState] = useState<'ready' | 'locating' | 'failed'>('ready');
  const locate = async () => {
    setState('locating');
    const place = await getPosition(navigator.geolocation);
    setState(place ? 'ready' : 'failed');
    if (place) found(place);
  };
  return { locating: state === 'locating', failed: state === 'failed', locate };
}
