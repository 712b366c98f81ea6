import type { BusPlan, Locale, LocalDate, Money } from '@aylal/domain';

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

/** A bus between two of its stops; times are instants with the zone of their place, `plate` is empty until the bus is known. */
export interface SupplierDeparture {
  readonly id: string;
  readonly departsAt: string;
  readonly arrivesAt: string;
  readonly model: string;
  readonly places: BusPlan;
  readonly plate: string;
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

/** Who runs buses. Every call throws `PartnerError` when no answer can be used. */
export interface BusSupplier {
  network(): Promise<BusNetwork>;
  /** The buses of a day, the earliest first, those that have left too; a record that cannot be read is left out. */
  departures(wish: BusWish): Promise<readonly SupplierDeparture[]>;
  close(): Promise<void>;
}
