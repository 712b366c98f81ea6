import type { Locale } from '@aylal/domain/language';
import type { OfferSearch } from '../offers/offer-key.ts';

declare module '../../../platform/deps.ts' {
  interface Deps {
    /** Who sells flights; in the sandbox with its faults. */
    readonly carriers: CarrierPort;
  }
}

/** What carriers are asked. `issuedAt` is when their offers begin to count, in milliseconds; names are wanted in `locale`. */
export interface CarrierQuestion {
  readonly search: OfferSearch;
  readonly issuedAt: number;
  readonly locale: Locale;
}

/** A carrier that may sell what is searched. */
export interface Seller {
  readonly code: string;
  readonly name: string;
  /** After this many milliseconds nobody waits for its answer any more. */
  readonly deadlineMs: number;
  /**
   * Whatever the carrier says: nothing of it is believed before a `CarrierReader` has read it. Rejects when the carrier refuses or cannot
   * be reached; may be asked again. An adapter gives its request up when the signal aborts.
   */
  ask(signal: AbortSignal): Promise<unknown>;
}

/** Where offers come from: our own timetable, or the suppliers of real airlines in its place. */
export interface CarrierPort {
  /** Everybody who is to be asked a question; nobody where nobody flies. Asks no carrier yet. */
  sellersOf(question: CarrierQuestion): Promise<readonly Seller[]>;
}
