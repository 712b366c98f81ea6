import { useFormContext, useWatch } from '@aylal/forms';
import { MapView, usePlaceWords, type GeoPoint } from '@aylal/map';
import { messageKey, useSharedMessages } from '@aylal/shell';
import { Box, Button, FieldNote, Fieldset, Flex, Legend, Text } from '@aylal/ui';
import { IconMapPin } from '@aylal/ui/icons';
import { useMemo } from 'react';
import { aimagCentres } from '../domain/aimag-centres.ts';
import { useMapPlaces } from '../ui/use-map-places.ts';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';
import { fieldId } from '../ui/shipment/address-fields.tsx';
import { LocateHelp } from './locate-help.tsx';
import type { ShipmentValues } from '../ui/shipment/shipment-form-values.ts';
import { useLocate } from './use-locate.ts';

const PIN = 'here';
const [TOWN, STREET] = [12, 15];

/** The place on the map, which may be left out: by a press, by the keyboard, or where the customer is. */
export function PlaceField() {
  const t = useRemoteMessages();
  const shared = useSharedMessages();
  const places = useMapPlaces();
  const { setValue, formState } = useFormContext<ShipmentValues>();
  const [lat, lon, aimag] = useWatch<ShipmentValues, ['lat', 'lon', 'address.aimag']>({
    name: ['lat', 'lon', 'address.aimag'],
  });
  const mark = (at: GeoPoint) => {
    setValue('lon', degrees(at.lon));
    setValue('lat', degrees(at.lat), { shouldValidate: true });
  };
  const unmark = () => {
    setValue('lon', null);
    setValue('lat', null, { shouldValidate: true });
  };
  const { locating, failed, locate } = useLocate(mark);
  const label = t('shipment.pin');
  const point = useMemo(() => (lat === null || lon === null ? null : { lat, lon }), [lat, lon]);
  const words = usePlaceWords(point, places);
  const markers = useMemo(() => (point ? [{ id: PIN, at: point, label, name: label }] : []), [point, label]);
  const start = markers[0]
    ? { at: markers[0].at, zoom: STREET }
    : { at: aimagCentres[aimag || 'ulaanbaatar'], zoom: TOWN };
  const fault = formState.errors.lat?.message;
  return (
    <Fieldset id={fieldId('lat')} tabIndex={-1} aria-describedby={fault && `${fieldId('lat')}-note`}>
      <Legend>{t('shipment.place')}</Legend>
      <Text kind="small" tone="muted">
        {t('shipment.placeHint')}
      </Text>
      <Box height="280px" marginTop="2" borderRadius="md" overflow="hidden" borderWidth="1px" borderColor="border">
        <MapView
          // Another aimag is looked at again; another place in it is not.
          key={aimag}
          label={t('shipment.place')}
          markers={markers}
          places={places}
          start={start}
          selected={PIN}
          onPlace={mark}
        />
      </Box>
      <Flex gap="3" align="center" wrap="wrap" marginTop="2">
        <Button variant="outline" size="sm" loading={locating} onClick={() => void locate()}>
          <IconMapPin size={18} />
          {t('shipment.here')}
        </Button>
        {lat !== null && (
          <Button variant="ghost" size="sm" onClick={unmark}>
            {t('shipment.unmark')}
          </Button>
        )}
        <Text kind="small" role="status">
          {point && t('shipment.placeChosen', { place: words || t('shipment.placeUnnamed') })}
        </Text>
      </Flex>
      {failed && <LocateHelp />}
      <Box marginTop="1.5">
        <FieldNote id={`${fieldId('lat')}-note`} error={fault && shared(messageKey(fault))} />
      </Box>
    </Fieldset>
  );
}

/** As exact as a door needs it. */
function degrees(value: number): number {
  return Number(value.toFixed(6));
}
