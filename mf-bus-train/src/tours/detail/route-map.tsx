import type { TripStop } from '@aylal/contracts/trips';
import { MapView } from '@aylal/map';
import { useMemo } from 'react';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

/** The places of a trip on the map, each with its day, and the way between them. */
export function RouteMap({ stops }: { stops: readonly TripStop[] }) {
  const t = useBusMessages();
  const markers = useMemo(
    () =>
      stops.map(({ name, lat, lon, day }, index) => ({
        id: `${index}`,
        at: { lat, lon },
        label: String(day),
        name: t('trip.stopName', { day, place: name }),
      })),
    [stops, t],
  );
  const way = useMemo(() => stops.map(({ lat, lon }) => ({ lat, lon })), [stops]);
  return <MapView label={t('trip.routeMap')} markers={markers} way={way} />;
}
