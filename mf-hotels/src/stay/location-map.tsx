import { useMemo } from 'react';
import type { HotelCard } from '@aylal/contracts/hotels';
import { MapView } from '@aylal/map';
import { hotelMapZoom } from '../ui/hotel-map-zoom.ts';
import { useMapPlaces } from '../ui/use-map-places.ts';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';

/** A step farther than the map of MODAL-18, as it is smaller. */
const ZOOM = hotelMapZoom - 1;

/** The hotel among its streets. */
export function LocationMap({ hotel }: { hotel: Pick<HotelCard, 'tapa_code' | 'name' | 'location'> }) {
  const t = useHotelsMessages();
  const { tapa_code: id, name, location: at } = hotel;
  const places = useMapPlaces();
  const markers = useMemo(() => [{ id, at, label: name, name }], [id, at, name]);
  return (
    <MapView label={t('stay.location')} markers={markers} places={places} selected={id} start={{ at, zoom: ZOOM }} />
  );
}
