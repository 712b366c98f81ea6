import type { Position } from '@aylal/domain/places';
import { useServices } from '@aylal/shell';
import { useState } from 'react';
import { getPosition, placePermission } from '../ui/geolocation/get-position.ts';
import { geolocationDialog } from '../ui/geolocation/geolocation-dialog-ref.ts';

/** Where the customer is, once asked for; it is forgotten with the page. */
export function useNearMe() {
  const { dialogs } = useServices();
  const [near, setNear] = useState<Position | null>(null);
  const [finding, setFinding] = useState(false);
  const find = async () => {
    const allowed = (await placePermission())?.state === 'granted';
    const answer = allowed ? 'granted' : await dialogs.open(geolocationDialog, {});
    if (answer === undefined) return;
    if (answer !== 'granted') return setNear(answer);
    setFinding(true);
    const place = await getPosition(navigator.geolocation);
    setFinding(false);
    if (place) return setNear(place);
    const found = await dialogs.open(geolocationDialog, { failed: true });
    if (found && found !== 'granted') setNear(found);
  };
  return { near, finding, find, forget: () => setNear(null) };
}
