import type { BaggageByType } from '@aylal/contracts/flights';
import type { Carrier } from '../network/carriers.ts';

/** The ways in which a seat is sold: light without refund, standard, flex. The letter is in offer keys. */
export const fareFamilies = ['L', 'S', 'F'] as const;
export type FareFamily = (typeof fareFamilies)[number];

/** The families as the contract names them. */
export const familyNames = { L: 'light', S: 'standard', F: 'flex' } as const;

/** Which journeys a family's rules look at. */
export interface JourneyShape {
  readonly carrier: Carrier;
  readonly domestic: boolean;
  readonly km: number;
}

/** Fees are a share of the fare without taxes; null where it is not allowed at all. */
export interface FareTerms {
  readonly factor: number;
  readonly classCode: string;
  readonly refundBefore: number | null;
  readonly refundAfter: number | null;
  readonly changeBefore: number | null;
  readonly changeAfter: number | null;
  readonly baggage: BaggageByType;
}

const rules = {
  L: { factor: 1, classCode: 'T', refundBefore: null, refundAfter: null, changeBefore: 0.3, changeAfter: null },
  S: { factor: 1.13, classCode: 'M', refundBefore: 0.25, refundAfter: null, changeBefore: 0.15, changeAfter: 0.3 },
  F: { factor: 1.38, classCode: 'Y', refundBefore: 0.06, refundAfter: 0.2, changeBefore: 0, changeAfter: 0.1 },
} as const;

/** The families that an airline sells on a journey: no light one far abroad or at home, no flex one at low-cost airlines. */
export function familiesOf({ carrier, domestic, km }: JourneyShape): readonly FareFamily[] {
  if (carrier.kind === 'lowcost') return ['L', 'S'];
  if (domestic || km > 4500) return ['S', 'F'];
  return ['L', 'S', 'F'];
}

interface Bags {
  readonly piece: number | null;
  readonly weight: number | null;
  readonly hand: number;
}

function baggage({ piece, weight, hand }: Bags) {
  return {
    piece,
    weight,
    weight_unit: 'kg',
    dimension: piece === null ? null : '158',
    dimension_unit: 'cm',
    hand_piece: 1,
    hand_weight: hand,
    hand_dimension: '55×40×23',
  };
}

/** Full-service airlines sell their lightest fare abroad with a bag; MIAT, regional and low-cost ones without. */
function lightHasBag({ kind, code }: Carrier): boolean {
  return kind === 'network' && code !== 'OM';
}

function baggageOf(family: FareFamily, { carrier, domestic, km }: JourneyShape): BaggageByType {
  const hand = domestic ? 5 : 10;
  const weight = domestic ? (family === 'F' ? 20 : 15) : 23;
  const bare = family === 'L' && !lightHasBag(carrier);
  const own: Bags = bare
    ? { piece: null, weight: null, hand }
    : { piece: family === 'F' && !domestic && km > 3000 ? 2 : 1, weight, hand };
  const infant: Bags = bare ? { piece: null, weight: null, hand: 5 } : { piece: 1, weight: 10, hand: 5 };
  return { adult: baggage(own), child: baggage(own), infant: baggage(infant) };
}

/** What a family allows and includes on a journey. */
export function termsOf(family: FareFamily, shape: JourneyShape): FareTerms {
  return { ...rules[family], baggage: baggageOf(family, shape) };
}
