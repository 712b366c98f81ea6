import type { Vault } from './vault.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database, Db } from './database/database.ts';
import type { Events } from './events/events.ts';
import type { Faults } from './faults/faults.ts';
import type { Ids } from './ids.ts';
import type { RateLimiter } from './http/rate-limiter.ts';
import type { Logger } from './logger.ts';
import type { MessageSenders } from './outbox/create-senders.ts';
import type { Outbox } from './outbox/outbox.ts';

/**
 * Everything a handler or a job may reach besides its request; made by `createDeps`, passed down, never imported. Other layers add what they own where they define it
 * (`declare module`), so that the platform names none of them.
 */
export interface Deps {
  readonly config: Config;
  readonly clock: Clock;
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
  readonly vault: Vault;
  /**
   * `draining` from SIGTERM on: not ready, requests in flight still finish (REL-10). `url` is our own address on loopback once we listen; the sandbox's
   * partners live there; its mail server is at `mailUrl`.
   */
  readonly lifecycle: { draining: boolean; url?: string; mailUrl?: string };
  readonly logger: Logger;
  /** Ends the connections to partners and the events, once, after the last request and job. The database stays open. */
  close(): Promise<void>;
}
