import type { BusPlan } from '@aylal/domain/bus';
import type { LocalDate } from '@aylal/domain/calendar';
import type { Locale } from '@aylal/domain/language';
import type { Money } from '@aylal/domain/money';

type Names = Readonly<Record<Locale, string>>;

/** A stop of the network. */
export interface SupplierStop {
  readonly id: string;
  readonly name: Names;
  readonly town: Names;
}

/** A line: its stops in the order of the way out; every bus of it goes back too. */
export interface SupplierLine {
  readonly id: string;
  readonly stops: readonly string[];
}

export interface BusNetwork {
  readonly stops: readonly SupplierStop[];
  readonly lines: readonly SupplierLine[];
}

/**
 * A bus between two of its stops; times are instants with the zone of their place. `run` is the whole way of the bus, which a seat is sold for. `plate`, `platform` and `driverPhone` are empty until
 * they are known; a cancelled one does not go.
 */
export interface SupplierDeparture {
  readonly id: string;
  readonly run: string;
  /** Where one boards, and where one leaves. */
  readonly from: string;
  readonly to: string;
  readonly departsAt: string;
  readonly arrivesAt: string;
  readonly model: string;
  readonly places: BusPlan;
  readonly plate: string;
  readonly platform: string;
  readonly driverPhone: string;
  readonly cancelled: boolean;
  readonly distance: number;
  readonly price: Money;
  readonly childPrice: Money;
  readonly freeSeats: readonly number[];
}

/** From where, to where, on which day of the place where one boards. */
export interface BusWish {
  readonly stop: string;
  readonly end: string;
  readonly date: LocalDate;
}

/** A booking as it is sent to the partner: who sits where, by document. */
export interface BusBookingWish {
  readonly reference: string;
  readonly departure: string;
  readonly passengers: readonly {
    readonly seat: number;
    readonly name: string;
    readonly document: string;
    readonly child: boolean;
  }[];
}

/** A booking as the partner has made it. */
export interface MadeBusBooking {
  readonly code: string;
  readonly tickets: readonly { readonly seat: number; readonly id: string }[];
}

/** Who runs buses. Every call throws `PartnerError` when no answer can be used. */
export interface BusSupplier {
  network(): Promise<BusNetwork>;
  /** The buses of a day, the earliest first, those that have left too; a record that cannot be read is left out. */
  departures(wish: BusWish): Promise<readonly SupplierDeparture[]>;
  /** One bus of a schedule, also after it has left; undefined for one that there is not. */
  departure(id: string): Promise<SupplierDeparture | undefined>;
  /** Books for an order of ours. An answer that is lost throws `unknown`: look for it before asking again. */
  book(wish: BusBookingWish): Promise<MadeBusBooking>;
  /** What was booked for an order of ours; undefined where nothing was. */
  findBooking(reference: string): Promise<MadeBusBooking | undefined>;
  /** Refunds tickets of an order; those that are refunded already stay so. */
  refund(reference: string, tickets: readonly string[]): Promise<void>;
  close(): Promise<void>;
}
