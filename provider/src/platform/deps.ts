import type { Vault } from './vault.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Faults } from './faults/faults.ts';
import type { Ids } from './ids.ts';
import type { Logger } from '@aylal/server';

/**
 * Everything a handler or a job may reach besides its request; made by `createDeps`, passed down, never imported. Whoever owns a member adds it where it is defined
 * (`declare module`), so that what is here names none of them.
 */
export interface Deps {
  readonly config: Config;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly faults: Faults;
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
