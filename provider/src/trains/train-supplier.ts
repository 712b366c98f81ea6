import type { TrainClass } from '@aylal/contracts';
import type { Locale, LocalDate, Money } from '@aylal/domain';

export interface SupplierStation {
  readonly id: string;
  readonly name: Readonly<Record<Locale, string>>;
}

/** A stop of a train; times are instants with the zone of their place. */
export interface SupplierTrainStop {
  readonly station: string;
  readonly arrivesAt: string | null;
  readonly departsAt: string | null;
}

/** A train with all its stops, and what its wagons cost between the two stations that were asked for. */
export interface SupplierTrain {
  readonly number: string;
  readonly stops: readonly SupplierTrainStop[];
  readonly distance: number;
  readonly wagons: readonly {
    readonly class: TrainClass;
    readonly price: Money;
    readonly childPrice: Money;
    readonly free: number;
  }[];
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

/** Who runs trains. Every call throws `PartnerError` when no answer can be used. */
export interface TrainSupplier {
  network(): Promise<RailNetwork>;
  /** The trains that leave a station on a day, the earliest first; a record that cannot be read is left out. */
  trains(wish: TrainWish): Promise<readonly SupplierTrain[]>;
  close(): Promise<void>;
}
