import type { Landscape } from '../../platform/drawing/landscapes.ts';
import type { Names } from '../../platform/names.ts';
import type { VehicleClass } from '@aylal/contracts/transports';
import type { LocalDate } from '@aylal/domain/calendar';
import type { Money } from '@aylal/domain/money';
import type { TransportKind } from '@aylal/domain/transports';

/** A car with its driver as its operator offers it, in words of every language. */
export interface SupplierTransport {
  readonly id: string;
  readonly kind: TransportKind;
  readonly vehicleClass: VehicleClass;
  readonly vehicle: Names;
  /** Where it goes; its picture is drawn by that. */
  readonly landscape: Landscape;
  readonly title: Names;
  readonly lead: Names;
  /** Names under which it is looked for, beside its title. */
  readonly places: readonly Names[];
  /** For one way, or for a day. */
  readonly price: Money;
  readonly seats: number;
  readonly luggage: number;
  readonly languages: readonly string[];
  readonly included: readonly Names[];
  readonly excluded: readonly Names[];
  readonly freeWaitingMinutes: number;
  /** For each hour begun after them. */
  readonly waitingPrice: Money;
  readonly minDays: number;
  readonly maxDays: number;
  readonly noticeHours: number;
  readonly asksFlight: boolean;
  /** The farthest from the first day first. */
  readonly terms: readonly { readonly daysBefore: number; readonly percent: number }[];
  /** How many of them the operator has set aside for us on each day, those that we have sold included. */
  readonly cars: number;
  /** Days on which others have them all. */
  readonly taken: readonly LocalDate[];
  /** The last day that is on sale. */
  readonly lastDay: LocalDate;
}

/** What an operator is asked for once it is paid. */
export interface WantedTransport {
  readonly reference: string;
  readonly transport: string;
  readonly date: LocalDate;
  readonly time: string;
  readonly days: number;
  readonly people: number;
  readonly pick_up: string;
  /** Where a transfer drives to. */
  readonly drop_off: string;
  readonly flight: string;
  readonly name: string;
  readonly phone: string;
}

/** A booking as its operator keeps it, with who drives. */
export interface MadeTransport {
  readonly confirmation: string;
  readonly driver: Names;
  readonly driverPhone: string;
  readonly plate: string;
}

/** Who runs cars with drivers. Every call throws `PartnerError` when no answer can be used. */
export interface TransportSupplier {
  /** Everything on offer; a record that cannot be read is left out. */
  transports(): Promise<readonly SupplierTransport[]>;
  /** Books a car. An answer that is lost throws `unknown`: look for it before asking again. */
  book(wanted: WantedTransport): Promise<MadeTransport>;
  /** The booking that was made for an order of ours; undefined where there is none. */
  findBooking(reference: string): Promise<MadeTransport | undefined>;
  /** Gives up every booking of an order of ours. Safe to repeat. */
  cancel(reference: string): Promise<void>;
  close(): Promise<void>;
}
