import { MapFailed, MapView } from '@aylal/map';
import { useQuery, useServices } from '@aylal/shell';
import { Box } from '@aylal/ui';
import { useDeferredValue, useMemo } from 'react';
import { vehiclePinsQuery } from '../api/list-vehicles-query.ts';
import { useMapPlaces } from '../ui/use-map-places.ts';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';
import { middleOf } from '../domain/middle-of.ts';
import { ChosenVehicle } from './chosen-vehicle.tsx';
import { usePinLabels } from './use-pin-labels.ts';
import { rowOf, type VehicleChoice } from './vehicle-choice.ts';

/** Some streets, and the middle of a town: close enough for vehicles to stand apart. */
const NEAR = 15;
const TOWN = 13;

/** Every vehicle of a type, with a card of the chosen one. What is in the list too lights up there. */
export function VehicleMap({ type, near, selected, pointed, onSelect, onPoint }: VehicleChoice) {
  const t = useRemoteMessages();
  const pins = useQuery({ ...vehiclePinsQuery(useServices(), type), placeholderData: (shown) => shown });
  const places = useMapPlaces();
  const labelPins = usePinLabels();
  // Read in one task, drawn in the next: of ten thousand vehicles each takes its time.
  const answer = useDeferredValue(pins.data);
  const markers = useMemo(
    () => (answer ? labelPins(answer.result, Date.parse(answer.server_time) / 1000) : []),
    [answer, labelPins],
  );
  const middle = near ?? middleOf(markers.map(({ at }) => at));
  const start = middle && { at: middle, zoom: near ? NEAR : TOWN };
  if (pins.isError && !answer) return <MapFailed retry={() => void pins.refetch()} />;
  return (
    <Box position="relative" height="full">
      {answer && (
        <MapView
          // Where somebody stands is looked at again; another type is not.
          key={near ? `${near.lat} ${near.lon}` : 'town'}
          label={t('mobility.mapOf')}
          markers={markers}
          clusters="count"
          places={places}
          {...(start ? { start } : {})}
          selected={selected}
          hovered={pointed}
          onHover={onPoint}
          onSelect={(id) => {
            onSelect(id);
            document.getElementById(rowOf(id))?.scrollIntoView({ block: 'nearest' });
          }}
        />
      )}
      {selected !== null && <ChosenVehicle id={selected} near={near} onClose={() => onSelect(null)} />}
    </Box>
  );
}
