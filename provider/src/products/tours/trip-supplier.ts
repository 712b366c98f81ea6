import type { Trip, TripKind } from '@aylal/contracts/trips';
import type { LocalDate } from '@aylal/domain/calendar';
import type { Money } from '@aylal/domain/money';
import type { TripDeposit } from '@aylal/domain/trips';
import type { Landscape } from '../../platform/drawing/landscapes.ts';
import type { Names } from '../../platform/names.ts';

export interface SupplierTripDeparture {
  readonly date: LocalDate;
  readonly price: Money;
  readonly singleSupplement: Money;
  readonly childPrice: Money;
  /** Places that the operator has set aside for us, those that we have sold included. */
  readonly free: number;
}

/** A trip as its operator offers it, in words of every language. */
export interface SupplierTrip {
  readonly id: string;
  readonly kind: TripKind;
  readonly landscape: Landscape;
  readonly days: number;
  readonly title: Names;
  readonly lead: Names;
  readonly route: readonly Names[];
  /** Where each place lies, and on which day one is there first. */
  readonly stops: readonly { readonly name: Names; readonly lat: number; readonly lon: number; readonly day: number }[];
  readonly operator: Names;
  readonly level: Trip['level'];
  readonly packing: readonly Names[];
  readonly minGroup: number;
  readonly maxGroup: number;
  readonly childBelow: number;
  readonly languages: readonly string[];
  readonly programme: readonly {
    readonly title: Names;
    readonly text: Names;
    readonly meals: Trip['programme'][number]['meals'];
    /** Null where one is home by night. */
    readonly stay: Names | null;
    /** Orders that were booked before days had pictures lack it. */
    readonly landscape?: Landscape | undefined;
  }[];
  readonly included: readonly Names[];
  readonly excluded: readonly Names[];
  /** The farthest from the departure first. */
  readonly terms: readonly { readonly daysBefore: number; readonly percent: number }[];
  /** Null where the operator takes the whole price now. */
  readonly deposit: TripDeposit | null;
  /** Those still to come, the earliest first. */
  readonly departures: readonly SupplierTripDeparture[];
}

/** What an operator is asked for once it is paid: who travels, by the name of the document. */
export interface WantedTrip {
  readonly reference: string;
  readonly trip: string;
  readonly date: LocalDate;
  readonly people: readonly string[];
  readonly singles: number;
  /** What the operator takes itself, and until when; null where all of it is paid. */
  readonly rest: { readonly amount: Money; readonly until: LocalDate } | null;
}

/** A booking as its operator keeps it. */
export interface MadeTrip {
  readonly confirmation: string;
}

/** Who runs trips. Every call throws `PartnerError` when no answer can be used. */
export interface TripSupplier {
  /** Everything on offer; a record that cannot be read is left out. */
  trips(): Promise<readonly SupplierTrip[]>;
  /** Books places. An answer that is lost throws `unknown`: look for it before asking again. */
  book(wanted: WantedTrip): Promise<MadeTrip>;
  /** The booking that was made for an order of ours; undefined where there is none. */
  findBooking(reference: string): Promise<MadeTrip | undefined>;
  /** Gives places back that were booked for an order of ours; the same twice is once. */
  cancel(reference: string): Promise<void>;
  close(): Promise<void>;
}
