import type { Database } from './database.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

export interface OpenOptions {
  /** A dumped data folder to start from where there is none yet: saves the seconds of initdb. */
  readonly template?: Blob;
  readonly poolSize?: number;
  /** Called with each connection to PostgreSQL that breaks; a new one takes its place. The embedded engine has none. */
  readonly onConnectionLost?: (error: Error) => void;
}

/**
 * Opens `pglite:<folder>`, `pglite:memory` or `postgres://…`. Refuses a folder that another living process has open,
 * and an address of another kind.
 */
export async function openDatabase(url: string, options: OpenOptions = {}): Promise<Database> {
  if (url.startsWith('pglite:')) return openPglite(url.slice('pglite:'.length), options);
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url, options);
  throw new Error('DATABASE_URL must start with pglite: or postgres://');
}
