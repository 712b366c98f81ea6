import type { Passwords } from './accounts/password.ts';
import type { Sessions } from './accounts/sessions.ts';
import type { Vault } from './accounts/vault.ts';
import type { Buses } from './buses/buses.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database, Db } from './database/database.ts';
import type { Events } from './events.ts';
import type { Faults } from './faults/faults.ts';
import type { Ids } from './ids.ts';
import type { RateLimiter } from './router/rate-limiter.ts';
import type { Logger } from './logger.ts';
import type { MessageSenders } from './outbox/create-senders.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { SandboxClock } from './sandbox/sandbox-clock.ts';
import type { FarePort } from './alerts/fare-port.ts';
import type { AirlinePort } from './bookings/airline-port.ts';
import type { CompanyRegister } from './companies/company-register-port.ts';
import type { Esims } from './esims/esims.ts';
import type { Insurances } from './insurance/insurances.ts';
import type { Inventory } from './bookings/inventory-port.ts';
import type { ChangeMarket } from './changes/change-market.ts';
import type { IdentityPort } from './identity/identity-port.ts';
import type { VehiclePort } from './mobility/vehicle-port.ts';
import type { Lender } from './payments/lend/lender-port.ts';
import type { CarrierPort } from './flights/carriers/carrier-port.ts';
import type { FlightPlaces } from './flights/airports/flight-places.ts';
import type { OfferMarket } from './flights/offer-market.ts';
import type { FlightDesk } from './flights/handlers/flight-desk.ts';
import type { HotelDesk } from './hotels/hotel-desk.ts';
import type { PaymentMethods } from './payments/payment-methods.ts';
import type { TransferBook } from './payments/transfer/transfer-book.ts';
import type { PayoutPort } from './payouts/payout-port.ts';
import type { Trains } from './trains/trains.ts';
import type { Transports } from './transports/transports.ts';
import type { Trips } from './trips/trips.ts';
import type { TaxPort } from './receipts/tax-port.ts';

/** Everything a handler or a job may reach besides its request; made by `createDeps`, passed down, never imported. */
export interface Deps {
  readonly config: Config;
  readonly clock: Clock;
  readonly sandboxClock: SandboxClock;
  readonly ids: Ids;
  readonly database: Database;
  /** Short for `database.db`. Inside a transaction use the transaction. */
  readonly db: Db;
  readonly events: Events;
  readonly outbox: Outbox;
  /** Where the messages of the outbox go. */
  readonly senders: MessageSenders;
  readonly faults: Faults;
  /** One for all calls, whoever serves them. */
  readonly limiter: RateLimiter;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly vault: Vault;
  /** `draining` from SIGTERM on: not ready, requests in flight still finish (REL-10). */
  /** `url` is our own address on loopback once we listen; the sandbox's partners live there; its mail server is at `mailUrl`. */
  readonly lifecycle: { draining: boolean; url?: string; mailUrl?: string };
  readonly payments: PaymentMethods;
  /** One of `payments`, which can also be asked whether it would lend. */
  readonly lender: Lender;
  readonly transfers: TransferBook;
  readonly tax: TaxPort;
  readonly payout: PayoutPort;
  readonly airline: AirlinePort;
  readonly inventory: Inventory;
  readonly companies: CompanyRegister;
  /** Who a customer is by the state's word, where they agree to it. */
  readonly identity: IdentityPort;
  readonly esims: Esims;
  readonly insurances: Insurances;
  readonly buses: Buses;
  readonly trains: Trains;
  readonly trips: Trips;
  readonly transports: Transports;
  /** Airports, cities and their clocks, loaded by the first who asks. */
  readonly flightPlaces: () => Promise<FlightPlaces>;
  /** The sandbox's timetable, loaded by the first who asks. */
  readonly flightDesk: () => Promise<FlightDesk>;
  readonly changes: ChangeMarket;
  /** Who sells flights; in the sandbox with its faults. */
  readonly carriers: CarrierPort;
  /** Their offers one by one. */
  readonly offers: OfferMarket;
  readonly fares: FarePort;
  readonly hotels: HotelDesk;
  readonly vehicles: VehiclePort;
  readonly logger: Logger;
  /** Ends the connections to partners and the events, once, after the last request and job. The database stays open. */
  close(): Promise<void>;
}
