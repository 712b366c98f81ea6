import type { VehiclePin } from '@aylal/contracts/mobility';
import {
  batteryPercent,
  freshnessOf,
  rideHindrance,
  rideRates,
  vehicleTypeOf,
  vehicleTypes,
} from '@aylal/domain/mobility';
import type { MapMarker } from '@aylal/map';
import { formatMoney, useLocale } from '@aylal/shell';
import { useCallback } from 'react';
import { relativeTime } from '../domain/relative-time.ts';
import { type RemoteKey, useRemoteMessages } from '../ui/use-remote-messages.ts';

/** How vehicles are shown on a map: what a minute costs on the pin of one that can be ridden, the type on another, the plate and the charge in its name, and an old position called one. Words that many share are looked up once, since there may be ten thousand. */
export function usePinLabels(): (pins: readonly VehiclePin[], now: number) => readonly MapMarker[] {
  const t = useRemoteMessages();
  const locale = useLocale();
  return useCallback(
    (pins, now) => {
      const known = new Map<string, string>();
      const say = (key: RemoteKey, values?: Record<string, number>) => {
        const place = values ? `${key} ${Object.values(values)[0]}` : key;
        const text = known.get(place) ?? t(key, values);
        known.set(place, text);
        return text;
      };
      const prices = new Map<number, string>();
      const priceOf = (minute: number) => {
        const text = prices.get(minute) ?? t('mobility.perMinute', { price: formatMoney(minute, locale) });
        prices.set(minute, text);
        return text;
      };
      const markers = pins.map((pin) => {
        const type = say(`mobility.type.${vehicleTypeOf(pin.vehicle_type) ?? 'unknown'}`);
        const percent = batteryPercent(pin.battery);
        const { seconds, stale } = freshnessOf(pin.msg_time_ts, now);
        const { unit, count } = relativeTime(seconds);
        const charge = percent === null ? say('mobility.batteryUnknown') : say('mobility.battery', { percent });
        const rates = rideHindrance(pin, now) === null ? rideRates[vehicleTypes[pin.vehicle_type] ?? 'worker'] : null;
        const short = rates ? priceOf(rates.perMinute) : type;
        return {
          id: pin.id,
          at: { lat: pin.lat, lon: pin.lon },
          label: stale ? `${short} · ${say('mobility.oldShort')}` : short,
          name: [`${type} · ${pin.plate_no}`, charge, ...(stale ? [say(`mobility.old.${unit}`, { count })] : [])].join(
            ', ',
          ),
          state: rates ? 'default' : 'sold-out',
        } as const;
      });
      // A cluster speaks with the label of its first: that of one that can be ridden.
      return [
        ...markers.filter(({ state }) => state === 'default'),
        ...markers.filter(({ state }) => state !== 'default'),
      ];
    },
    [t, locale],
  );
}
