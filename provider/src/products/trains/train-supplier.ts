import type { LocalDate } from '@aylal/domain/calendar';
import type { Locale } from '@aylal/domain/language';
import type { Money } from '@aylal/domain/money';
import type { TrainClass } from '@aylal/domain/trains';

export interface SupplierStation {
  readonly id: string;
  /** Where it lies: a train between two stations of Mongolia is domestic, wherever it goes on to. */
  readonly country: 'MN' | 'CN' | 'RU';
  readonly name: Readonly<Record<Locale, string>>;
}

/** A stop of a train; times are instants with the zone of their place. */
export interface SupplierTrainStop {
  readonly station: string;
  readonly arrivesAt: string | null;
  readonly departsAt: string | null;
}

/** A wagon: what its places cost between the two stations that were asked for, and which of them are free. */
export interface SupplierWagon {
  readonly number: number;
  readonly class: TrainClass;
  readonly price: Money;
  readonly childPrice: Money;
  readonly free: readonly number[];
}

/**
 * A train between two of its stops. `run` is its whole way from its first day on, whose legs a place is sold for. `platform` is empty until it is known; a cancelled one does not go.
 */
export interface SupplierTrain {
  readonly id: string;
  readonly run: string;
  readonly number: string;
  /** Where one gets on, and where off. */
  readonly from: string;
  readonly to: string;
  readonly stops: readonly SupplierTrainStop[];
  readonly distance: number;
  readonly platform: string;
  readonly cancelled: boolean;
  readonly wagons: readonly SupplierWagon[];
}

export interface RailNetwork {
  readonly stations: readonly SupplierStation[];
  /** The stations of each line in the order of the way out; its trains come back too. */
  readonly lines: readonly (readonly string[])[];
}

export interface TrainWish {
  readonly from: string;
  readonly to: string;
  readonly date: LocalDate;
}

/** Places of one wagon of a train. */
export interface TrainLockWish {
  readonly train: string;
  readonly wagon: number;
  readonly places: readonly number[];
}

/** A lock of the railway's, good until an instant in milliseconds. */
export interface SupplierTrainLock {
  readonly lock: string;
  readonly expiresAt: number;
}

/** A booking as it is sent to the railway: who travels where on the places of a lock, by document. */
export interface TrainBookingWish {
  readonly reference: string;
  readonly lock: string;
  readonly passengers: readonly {
    readonly place: number;
    readonly name: string;
    readonly document: string;
    readonly birthday: string | null;
    readonly child: boolean;
  }[];
}

/** A booking as the railway has made it. */
export interface MadeTrainBooking {
  readonly code: string;
  readonly tickets: readonly { readonly place: number; readonly id: string }[];
}

/** Who runs trains. Every call throws `PartnerError` when no answer can be used. */
export interface TrainSupplier {
  network(): Promise<RailNetwork>;
  /** The trains that leave a station on a day, the earliest first; a record that cannot be read is left out. */
  trains(wish: TrainWish): Promise<readonly SupplierTrain[]>;
  /** One train, also after it has left; undefined for one that there is not. */
  train(id: string): Promise<SupplierTrain | undefined>;
  /** Locks places, all or none. Throws `refused` with `PLACE_TAKEN` when one of them has gone. A lost answer leaves a lock that ends by itself. */
  lock(wish: TrainLockWish): Promise<SupplierTrainLock>;
  /** Has a lock held until an instant, and answers until when it is: the railway may grant less, and never shortens it. Throws `refused` with `LOCK_OVER` or `LIMIT_REACHED`. */
  extendLock(lock: string, until: number): Promise<number>;
  /** Gives the places of a lock back; one that is over or booked stays as it is. */
  release(lock: string): Promise<void>;
  /** Issues the tickets of a lock for an order of ours. Throws `refused` with `LOCK_OVER`; an answer that is lost throws `unknown`: look for it before asking again. */
  book(wish: TrainBookingWish): Promise<MadeTrainBooking>;
  /** What was booked for an order of ours; undefined where nothing was. */
  findBooking(reference: string): Promise<MadeTrainBooking | undefined>;
  /** Refunds tickets of an order; those that are refunded already stay so. */
  refund(reference: string, tickets: readonly string[]): Promise<void>;
  close(): Promise<void>;
}
