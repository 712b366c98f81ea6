import { createSessions } from './accounts/sessions.ts';
import { createPasswords } from './accounts/password.ts';
import { createVault, dataFolderKey } from './accounts/vault.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Deps } from './deps.ts';
import { jobFailed } from './job-failed.ts';
import { createRateLimiter } from './router/rate-limiter.ts';
import { createSharedCounts } from './router/shared-counts.ts';
import { createEvents } from './events.ts';
import { createDanClient } from './identity/dan-client.ts';
import { createFaults } from './faults/faults.ts';
import { randomIds, type Ids } from './ids.ts';
import { createLogger, type Logger } from './logger.ts';
import { createSenders } from './outbox/create-senders.ts';
import { createOutbox } from './outbox/outbox.ts';
import { createSandboxClock, fixedSandboxClock, withSandboxClock } from './sandbox/sandbox-clock.ts';
import type { FarePort } from './alerts/fare-port.ts';
import { openFlights } from './flights/open-flights.ts';
import { createBuses } from './buses/buses.ts';
import { createEsims } from './esims/esims.ts';
import { createInsurances } from './insurance/insurances.ts';
import { createComputedFares } from './flights/computed-fares.ts';
import { openHotelDesk } from './hotels/open-hotel-desk.ts';
import { createSandboxFleet } from './mobility/sandbox-fleet.ts';
import { noVehicles } from './mobility/vehicle-port.ts';
import type { Inventory } from './bookings/inventory-port.ts';
import { createSeatInventory } from './bookings/seat-inventory.ts';
import { createLender } from './payments/lend/lender-port.ts';
import { createPaymentMethods } from './payments/create-payment-methods.ts';
import { partnerPlace } from './partners/partner-place.ts';
import { requireParties } from './partners/require-parties.ts';
import { createBankStatement } from './payments/transfer/bank-statement.ts';
import { createTransferBook } from './payments/transfer/transfer-book.ts';
import { createWalletPort } from './payments/wallet/wallet-port.ts';
import { createGatewayPayout } from './payouts/gateway-payout.ts';
import { createTaxpayerRegister } from './companies/taxpayer-register.ts';
import { createTrains } from './trains/trains.ts';
import { createTransports } from './transports/transports.ts';
import { createTrips } from './trips/trips.ts';
import { createTaxPort } from './receipts/create-tax-port.ts';

/** What a test may put in place of the real thing. */
export interface Replacements {
  readonly clock?: Clock;
  readonly ids?: Ids;
  readonly logger?: Logger;
  readonly inventory?: Inventory;
  readonly fares?: FarePort;
}

/** Makes everything that handlers and jobs share. Throws `ConfigError` that names every partner that production lacks. */
export async function createDeps(config: Config, database: Database, replacements: Replacements = {}): Promise<Deps> {
  requireParties(config);
  const ids = replacements.ids ?? randomIds();
  const logger = replacements.logger ?? createLogger(config.logLevel);
  const events = await createEvents(database, logger);
  const sandboxClock = config.sandbox ? await createSandboxClock(database, events) : fixedSandboxClock();
  const clock = withSandboxClock(replacements.clock ?? systemClock(), sandboxClock);
  const lifecycle: Deps['lifecycle'] = { draining: false };
  const faults = createFaults();
  const flights = openFlights({ config, db: database.db, clock, logger, faults });
  const { transfer } = config.partners;
  const statement = createBankStatement({
    ...transfer,
    ...partnerPlace(config, lifecycle)(transfer.url, '/sandbox/gateway/v1'),
  });
  const transfers = createTransferBook(database.db, clock, logger, statement);
  const lender = createLender({
    ...config.partners.lender,
    ...partnerPlace(config, lifecycle)(config.partners.lender.url, '/sandbox/lender/v1'),
  });
  const partners = {
    payments: createPaymentMethods(config, clock, lifecycle, transfers, lender, createWalletPort(database.db, clock)),
    tax: createTaxPort(config, lifecycle),
    payout: createGatewayPayout({
      ...config.partners.payout,
      ...partnerPlace(config, lifecycle)(config.partners.payout.url, '/sandbox/payouts/v1'),
    }),
    companies: createTaxpayerRegister(config, lifecycle),
    identity: createDanClient(config, lifecycle),
  };
  const suppliers = {
    esims: createEsims(config, database.db, clock, logger, lifecycle),
    buses: createBuses(config, clock, logger, lifecycle),
    trains: createTrains(config, clock, logger, lifecycle),
    trips: createTrips(config, clock, logger, lifecycle),
    transports: createTransports(config, clock, logger, lifecycle),
  };
  const stopDiskLog = database.disk.onChange((isFull) =>
    isFull ? logger.error('disk-full', { engine: database.engine }) : logger.info('disk-has-room'),
  );
  // The embedded engine serves this process alone, so what is counted here is all there is.
  const limiter = createRateLimiter(
    clock,
    database.engine === 'postgres' ? createSharedCounts(database.db) : undefined,
    (error) => jobFailed({ logger }, 'share limits', error),
  );
  const hotels = openHotelDesk(config, { db: database.db, clock, logger, faults });
  const senders = createSenders(config, lifecycle);
  const insurances = createInsurances(config, clock, logger, lifecycle);
  return {
    config,
    clock,
    sandboxClock,
    ids,
    logger,
    database,
    db: database.db,
    events,
    outbox: createOutbox({ clock, ids }),
    senders,
    faults,
    limiter,
    sessions: createSessions({
      clock,
      ids,
      notify: (db, user_id) => events.publish(db, 'session/ended', { user_id }),
    }),
    passwords: createPasswords(),
    lifecycle,
    transfers,
    ...partners,
    ...suppliers,
    insurances,
    lender,
    inventory: replacements.inventory ?? createSeatInventory(),
    ...flights,
    fares: replacements.fares ?? createComputedFares(database.db, flights.flightDesk),
    hotels,
    vehicles: config.sandbox ? createSandboxFleet(faults) : noVehicles,
    vault: createVault(config.encryptionKey ?? dataFolderKey(config.dataDir)),
    close: async () => {
      const open = [
        ...Object.values(partners),
        ...Object.values(senders),
        ...Object.values(suppliers).map(({ supplier }) => supplier),
      ];
      const suppliersAlone = [insurances.insurer, hotels.supplier, flights.airline];
      await Promise.all([...open, ...suppliersAlone].map((partner) => partner.close()));
      stopDiskLog();
      limiter.close();
      await events.close();
    },
  };
}
