import type { Money } from '@aylal/domain/money';
import type { ScheduledFlight } from '../network/flight.ts';

/** Departure taxes and fees abroad by country, in tögrög; the rest has the usual ones. */
const international: Readonly<Record<string, Money>> = {
  MN: 82_000,
  KR: 71_000,
  JP: 68_000,
  CN: 43_000,
  HK: 96_000,
  TW: 55_000,
  RU: 48_000,
  KZ: 52_000,
  TR: 78_000,
  AE: 96_000,
  TH: 76_000,
  VN: 72_000,
  SG: 168_000,
  DE: 236_000,
  FR: 214_000,
  GB: 398_000,
  NL: 178_000,
  US: 172_000,
  CA: 148_000,
  AU: 182_000,
  NZ: 148_000,
  IT: 152_000,
  ES: 94_000,
};
const USUAL: Money = 88_000;
const MONGOLIAN_DOMESTIC: Money = 9_500;
const DOMESTIC: Money = 32_000;

/** What airports and states take from one passenger for one flight, and the airline's fuel charge. Whole tögrög, in hundreds. */
export function flightTaxes(flight: Pick<ScheduledFlight, 'from' | 'to' | 'km'>): Money {
  if (flight.from.country === flight.to.country) return flight.from.country === 'MN' ? MONGOLIAN_DOMESTIC : DOMESTIC;
  const fuel = Math.min(260_000, 28_000 + flight.km * 18);
  return Math.round(((international[flight.from.country] ?? USUAL) + fuel) / 100) * 100;
}
