import { createSessions } from '../accounts/sessions.ts';
import { createPasswords } from '../accounts/password.ts';
import { createPartnerCallLog } from '../platform/partner-http/partner-call-log.ts';
import { createOrderPages } from '../office/orders/order-pages.ts';
import { allWatches } from '../platform/http/answer-watch.ts';
import { createSearchCounter } from '../office/figures/search-counter.ts';
import { createStaffSessions } from '../office/staff-sessions.ts';
import { createVault, dataFolderKey } from '../platform/vault.ts';
import { systemClock, type Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import type { Deps } from '../platform/deps.ts';
import { jobFailed } from '../platform/jobs/job-failed.ts';
import { createRateLimiter } from '../platform/http/rate-limiter.ts';
import { createRateLimitStore } from '../platform/http/rate-limit-store.ts';
import { createEvents } from '../platform/events/events.ts';
import { createHostAppClient } from '../accounts/host-app/host-app-client.ts';
import { createDanClient } from '../accounts/identity/dan-client.ts';
import { createFaults } from '../platform/faults/faults.ts';
import { randomIds, type Ids } from '../platform/ids.ts';
import { createLogger, type Logger } from '@aylal/server';
import { createSenders } from '../platform/outbox/create-senders.ts';
import { createOutbox } from '../platform/outbox/outbox.ts';
import { createSandboxClock, fixedSandboxClock, withSandboxClock } from '../sandbox/sandbox-clock.ts';
import type { Inventory } from '../commerce/inventory/inventory-port.ts';
import { createSeatInventory } from '../commerce/inventory/seat-inventory.ts';
import { createLender } from '../commerce/payments/lend/lender-port.ts';
import { createPaymentMethods } from '../commerce/payments/create-payment-methods.ts';
import { partnerUrl } from '../platform/partner-http/partner-url.ts';
import { productParts, products } from './products.ts';
import { requireParties } from './require-parties.ts';
import { createBankStatement } from '../commerce/payments/transfer/bank-statement.ts';
import { createTransferStore } from '../commerce/payments/transfer/transfer-store.ts';
import { createWalletPort } from '../commerce/payments/wallet/wallet-port.ts';
import { createGatewayPayout } from '../commerce/withdrawals/payouts/gateway-payout.ts';
import { createTaxpayerRegister } from '../accounts/companies/taxpayer-register.ts';
import { createTaxPort } from '../commerce/tax-receipts/create-tax-port.ts';

/** What a test may put in place of the real thing. */
export interface Replacements {
  readonly clock?: Clock;
  readonly ids?: Ids;
  readonly logger?: Logger;
  readonly inventory?: Inventory;
  readonly fares?: Deps['fares'];
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
  const { transfer } = config.partners;
  const statement = createBankStatement({
    ...transfer,
    ...partnerUrl(config, lifecycle)(transfer.url, '/sandbox/gateway/v1'),
  });
  const transfers = createTransferStore(database.db, clock, logger, statement);
  const lender = createLender({
    ...config.partners.lender,
    ...partnerUrl(config, lifecycle)(config.partners.lender.url, '/sandbox/lender/v1'),
  });
  const partners = {
    payments: createPaymentMethods(config, clock, lifecycle, transfers, lender, createWalletPort(database.db, clock)),
    tax: createTaxPort(config, lifecycle),
    payout: createGatewayPayout({
      ...config.partners.payout,
      ...partnerUrl(config, lifecycle)(config.partners.payout.url, '/sandbox/payouts/v1'),
    }),
    companies: createTaxpayerRegister(config.partners.tax.infoUrl, config, lifecycle),
    identity: createDanClient(config, lifecycle),
    hostApp: createHostAppClient(config, lifecycle),
  };
  const stopDiskLog = database.disk.onChange((isFull) =>
    isFull ? logger.error('disk-full', { engine: database.engine }) : logger.info('disk-has-room'),
  );
  // The embedded engine serves this process alone, so what is counted here is all there is.
  const limiter = createRateLimiter(
    clock,
    database.engine === 'postgres' ? createRateLimitStore(database.db) : undefined,
    (error) => jobFailed({ logger }, 'share limits', error),
  );
  const counted = { clock, db: database.db };
  const answers = allWatches([createSearchCounter(counted), createOrderPages(counted)]);
  const partnerCalls = createPartnerCallLog(counted);
  const senders = createSenders(config, lifecycle);
  const needs = { config, db: database.db, clock, logger, lifecycle, faults };
  // Each product opens its own members of `Deps`; the compiler cannot add them up over a list.
  const opened = Object.assign({}, ...productParts.map((product) => product.open?.(needs))) as Deps;
  const deps: Deps = {
    ...opened,
    ...(replacements.fares ? { fares: replacements.fares } : {}),
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
    staffSessions: createStaffSessions({ clock, ids }),
    answers,
    partnerCalls,
    lifecycle,
    transfers,
    ...partners,
    lender,
    products,
    inventory: replacements.inventory ?? createSeatInventory(),
    vault: createVault(config.encryptionKey ?? dataFolderKey(config.dataDir), config.encryptionKeyBefore),
    close: async () => {
      await answers.store().catch((error: unknown) => jobFailed({ logger }, 'store searches', error));
      await partnerCalls.store().catch((error: unknown) => jobFailed({ logger }, 'store partner calls', error));
      await Promise.all([...Object.values(partners), ...Object.values(senders)].map((partner) => partner.close()));
      await Promise.all(productParts.map(async (product) => product.close?.(deps)));
      stopDiskLog();
      limiter.close();
      await events.close();
    },
  };
  return deps;
}
