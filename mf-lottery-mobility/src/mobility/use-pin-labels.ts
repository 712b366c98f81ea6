import type { VehiclePin } from '@aylal/contracts/mobility';
import { batteryPercent, freshnessOf, vehicleTypeOf } from '@aylal/domain/mobility';
import type { MapMarker } from '@aylal/map';
import { useCallback } from 'react';
import { relativeTime } from '../domain/relative-time.ts';
import { type RemoteKey, useRemoteMessages } from '../ui/use-remote-messages.ts';

/** How vehicles are shown on a map: type and charge on the pin, the plate in its name, and an old position called one. Words that many share are looked up once, since there may be ten thousand. */
export function usePinLabels(): (pins: readonly VehiclePin[], now: number) => readonly MapMarker[] {
  const t = useRemoteMessages();
  return useCallback(
    (pins, now) => {
      const known = new Map<string, string>();
      const say = (key: RemoteKey, values?: Record<string, number>) => {
        const place = values ? `${key} ${Object.values(values)[0]}` : key;
        const text = known.get(place) ?? t(key, values);
        known.set(place, text);
        return text;
      };
      return pins.map((pin) => {
        const type = say(`mobility.type.${vehicleTypeOf(pin.vehicle_type) ?? 'unknown'}`);
        const percent = batteryPercent(pin.battery);
        const { seconds, stale } = freshnessOf(pin.msg_time_ts, now);
        const { unit, count } = relativeTime(seconds);
        const charge = percent === null ? say('mobility.batteryUnknown') : say('mobility.battery', { percent });
        const short = percent === null ? type : `${type} ${percent}%`;
        return {
          id: pin.id,
          at: { lat: pin.lat, lon: pin.lon },
          label: stale ? `${short} · ${say('mobility.oldShort')}` : short,
          name: [`${type} · ${pin.plate_no}`, charge, ...(stale ? [say(`mobility.old.${unit}`, { count })] : [])].join(
            ', ',
          ),
          state: stale ? 'sold-out' : 'default',
        };
      });
    },
    [t],
  );
}
