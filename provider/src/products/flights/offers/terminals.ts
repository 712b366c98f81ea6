import { firstTier } from '../network/world-airports.ts';

/** Terminals by airport and airline where they are known; `*` is everybody else. */
const known: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ICN: { KE: '2', OZ: '2', LJ: '2', DL: '2', AF: '2', KL: '2', '*': '1' },
  PEK: { CA: '3', OM: '3', TK: '3', LH: '3', SQ: '3', OZ: '3', '*': '2' },
  NRT: { NH: '1', UA: '1', KE: '1', OZ: '1', SQ: '1', TK: '1', GK: '3', '*': '2' },
  HND: { JL: '3', NH: '3', '*': '3' },
  FRA: { LH: '1', OM: '2', UA: '1', SQ: '1', TK: '1', AC: '1', '*': '2' },
  LHR: { BA: '5', IB: '5', UA: '2', LH: '2', TK: '2', SQ: '2', AC: '2', KE: '4', QR: '4', '*': '3' },
  SVO: { SU: 'C', '*': 'C' },
  PVG: { MU: '1', FM: '1', HO: '2', '*': '2' },
  BKK: {},
  HKG: { '*': '1' },
  IST: {},
  UBN: {},
};

/** The terminal of an airline at an airport; null where there is only one. */
export function terminalOf(airport: string, carrier: string): string | null {
  const table = known[airport];
  if (table !== undefined) return table[carrier] ?? table['*'] ?? null;
  return firstTier.has(airport) ? '1' : null;
}
