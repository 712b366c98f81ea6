import type { AccountHold } from '@aylal/contracts/account';
import type { UserRow } from '../user-store.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';

/** When it is asked what holds an account, and what opens what is sealed. */
export interface HoldMoment {
  readonly now: number;
  readonly vault: Deps['vault'];
}

/** What is kept of a customer in the tables of one owner: the one place that exports it, and takes the person out of it. */
export interface PersonalDataSource {
  /** Its part of the export. */
  readonly name: string;
  /** Every table of the owner that says whose a row is; a test compares them with the schema. */
  readonly tables: readonly (keyof Tables)[];
  /** All that is kept, for its owner's eyes. */
  read(tx: Tx, vault: Deps['vault'], user: UserRow): Promise<unknown>;
  /** Why the account cannot go yet; nothing where there is no reason. */
  holds?(tx: Tx, user: UserRow, at: HoldMoment): Promise<readonly AccountHold[]>;
  /** Deletes what is about the person. What the law wants of money and tickets stays without them (PII-4). */
  forget(tx: Tx, user: UserRow): Promise<void>;
}
