import { sql, type RawBuilder } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Vault } from '../vault.ts';

/** Gives a sealed value for the key of now; the value itself when it is that already. */
export type Reseal = (sealed: string, context: string) => string;

/** Rows that hold encrypted values: which they are, and what they become when the key changes. Every encrypted column needs one of these (PII-2). */
export interface SealedRows<Row = never> {
  readonly table: keyof Tables;
  /** The primary key, a text. */
  readonly key: string;
  /** Which rows; all by default. */
  readonly where: RawBuilder<boolean>;
  /** The columns that hold them, as they are written. Written only when `reseal` changed something. */
  changed(row: Row, reseal: Reseal, vault: Vault): Readonly<Record<string, string | null>>;
}

/** Says what rows of a table hold. `Row` is the row as the table has it. */
export function sealedRows<Row>(
  rows: Omit<SealedRows<Row>, 'where'> & Partial<Pick<SealedRows<Row>, 'where'>>,
): SealedRows<Row> {
  return { where: sql<boolean>`true`, ...rows };
}
