import type { BusPlan } from '@aylal/domain/bus';

/** A stop of a line: how far and how long from its first one. */
interface LineStop {
  readonly stop: string;
  readonly km: number;
  readonly minutes: number;
}

/** A line: it leaves either end at each of `times`, by the clock there, on `days` of the week (0 is Sunday). */
export interface SandboxLine {
  readonly id: string;
  readonly places: BusPlan;
  readonly model: string;
  readonly times: readonly string[];
  readonly days: readonly number[];
  readonly stops: readonly LineStop[];
}

const models: Readonly<Record<BusPlan, string>> = {
  24: 'Hyundai County',
  45: 'Yutong ZK6122',
  53: 'Hyundai Universe',
};

type Row = readonly [id: string, places: BusPlan, times: string, stops: string, days?: string];

/** Stops are `stop/km/minutes`. */
const rows: readonly Row[] = [
  ['W1', 45, '08:00 10:00 12:00 14:30 16:30 18:30', '101/0/0 201/219/225'],
  ['W2', 45, '08:30 11:00 14:00 17:00', '101/0/0 201/219/225 202/371/380'],
  ['W3', 45, '09:00 15:00', '101/0/0 201/219/225 203/311/330'],
  ['W4', 24, '08:00 14:00', '101/0/0 204/326/360'],
  ['W5', 45, '08:00 18:00', '101/0/0 202/371/380 204/432/455 205/720/780'],
  ['W6', 45, '08:00 14:00', '101/0/0 208/430/420'],
  ['W7', 45, '09:00 20:00', '101/0/0 208/430/420 209/639/630'],
  ['W8', 45, '10:00', '101/0/0 208/430/420 209/639/630 210/1005/960'],
  ['W9', 53, '11:00', '101/0/0 208/430/420 209/639/630 210/1005/960 211/1425/1440'],
  ['W10', 53, '15:00', '101/0/0 208/430/420 209/639/630 210/1005/960 211/1425/1440 212/1641/1740', '135'],
  ['W11', 45, '08:00 14:00', '101/0/0 207/365/370 213/463/480'],
  ['W12', 45, '12:00', '101/0/0 207/365/370 213/463/480 214/812/840 215/984/1020', '0246'],
  ['W13', 53, '13:00', '101/0/0 207/365/370 213/463/480 214/812/840 216/1417/1500', '0135'],
  ['E1', 24, '08:00 11:00 14:00 17:00 19:00', '102/0/0 301/128/130'],
  ['E2', 45, '09:00 15:00', '102/0/0 301/128/130 302/335/310'],
  ['E3', 45, '08:00', '102/0/0 302/335/310 303/558/540'],
  ['E4', 45, '08:30 17:00', '102/0/0 301/128/130 302/335/310 304/655/660'],
  ['E5', 24, '10:00 16:00', '102/0/0 305/247/230'],
  ['E6', 45, '09:00', '102/0/0 305/247/230 306/463/420'],
  ['E7', 45, '18:00', '102/0/0 305/247/230 306/463/420 307/668/620'],
  ['E8', 24, '10:00 15:00', '102/0/0 308/260/250'],
  ['E9', 45, '08:00 17:00', '102/0/0 308/260/250 309/553/520'],
];

/** The lines of the sandbox's partner: west and north from Dragon, east and south from Bayanzürkh. */
export const sandboxLines: readonly SandboxLine[] = rows.map(([id, places, times, stops, days = '0123456']) => ({
  id,
  places,
  model: models[places],
  times: times.split(' '),
  days: [...days].map(Number),
  stops: stops.split(' ').map((one) => {
    const [stop = '', km, minutes] = one.split('/');
    return { stop, km: Number(km), minutes: Number(minutes) };
  }),
}));
