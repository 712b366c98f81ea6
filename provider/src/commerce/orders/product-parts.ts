import type { FastifyInstance } from 'fastify';
import type { PersonalDataSource } from '../../accounts/privacy/personal-data-source.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Migration } from '../../platform/database/migrate.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Route } from '../../platform/http/route.ts';
import type { AnyPartner } from '../../platform/partner-http/define-partner.ts';
import type { SealedRows } from '../../platform/reseal/sealed-rows.ts';

/** What a product may use to open what it brings: everything that the platform has. */
export type ProductNeeds = Pick<Deps, 'config' | 'db' | 'clock' | 'logger' | 'lifecycle' | 'faults'>;

/** What a product brings to the process. Start and stop walk over these parts of every product of `app/products.ts`. */
export interface ProductParts {
  /** Who makes its goods: variables, needs and settings. */
  readonly partner?: AnyPartner;
  /** Faults that it asks for by a name of its own while the sandbox plays its supplier. */
  readonly faults?: readonly string[];
  /** Its tables. */
  readonly migrations?: readonly Migration[];
  /** What is kept of a customer in its own tables. */
  readonly ownData?: readonly PersonalDataSource[];
  /** What it encrypts at rest. */
  readonly sealedRows?: readonly SealedRows[];
  /** Its members of `Deps`. */
  open?(needs: ProductNeeds): Partial<Deps>;
  /** Its operations of the contract. */
  routes(deps: Deps): readonly Route[];
  /** What it serves besides, such as pictures. */
  serve?(app: FastifyInstance, deps: Deps): void;
  /** Jobs with a pace of their own. Answers the function that stops them and waits for what is under way. */
  startJobs?(deps: Deps): () => Promise<void>;
  /** Deletes what nobody needs any more. */
  forget?(db: Db, now: number): Promise<void>;
  /** Ends its connections. */
  close?(deps: Deps): Promise<void>;
}
