import type { InventoryUnit } from '../../commerce/inventory/inventory-port.ts';
import type { FlightOffer } from '@aylal/contracts/flights';
import type { Insertable } from 'kysely';
import type { ColumnType } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** What the sandbox's airline API remembers of each kind of thing, by its id; `doc` is what it answers. */
export interface SandboxRecords {
  readonly offer: { readonly doc: SandboxOfferDoc; readonly filter: string; readonly key: string };
  readonly order: { readonly doc: SandboxOrderDoc; readonly offer: FlightOffer };
  readonly cancellation: { readonly doc: SandboxCancellationDoc };
  readonly 'change-offer': {
    readonly doc: SandboxChangeDoc;
    readonly offer: FlightOffer;
    readonly flights: readonly InventoryUnit[];
  };
  readonly change: { readonly doc: SandboxChangeDoc; readonly of: string };
}
export type SandboxRecordKind = keyof SandboxRecords;

interface Priced {
  readonly total_amount: string;
  readonly total_currency: string;
  readonly slices: readonly SandboxSliceDoc[];
  readonly conditions: object;
}
export interface SandboxSliceDoc {
  readonly id: string;
  readonly segments: readonly object[];
}
export interface SandboxOfferDoc extends Priced {
  readonly id: string;
  readonly expires_at: string;
  readonly passengers: readonly { readonly id: string }[];
}
export interface SandboxOrderDoc extends Priced {
  readonly id: string;
  readonly passengers: readonly { readonly id: string }[];
  readonly documents: readonly object[];
  readonly metadata: Readonly<Record<string, string>>;
  readonly cancelled_at: string | null;
  readonly payment_status: {
    readonly awaiting_payment: boolean;
    readonly payment_required_by: string | null;
    readonly price_guarantee_expires_at: string | null;
    readonly paid_at: string | null;
  };
  readonly [more: string]: unknown;
}
export interface SandboxCancellationDoc {
  readonly id: string;
  readonly order_id: string;
  readonly refund_amount: string;
  readonly [more: string]: unknown;
}
export interface SandboxChangeDoc {
  readonly id: string;
  readonly expires_at: string;
  readonly change_total_amount: string;
  readonly change_total_currency: string;
  readonly [more: string]: unknown;
}

interface SandboxAirlineRecordTable {
  id: string;
  kind: SandboxRecordKind;
  /** The search of an offer, the offer of an order, the order of everything else. */
  parent: string;
  body: ColumnType<unknown, string, string>;
  created_at: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    'sandbox.airline_records': SandboxAirlineRecordTable;
  }
}

export async function saveRecords<K extends SandboxRecordKind>(
  db: Db,
  kind: K,
  parent: string,
  bodies: readonly SandboxRecords[K][],
  now: number,
): Promise<void> {
  if (bodies.length === 0) return;
  const rows = bodies.map((body): Insertable<SandboxAirlineRecordTable> => ({
    id: body.doc.id,
    kind,
    parent,
    body: JSON.stringify(body),
    created_at: now,
  }));
  await db
    .insertInto('sandbox.airline_records')
    .values(rows)
    .onConflict((known) => known.column('id').doUpdateSet((set) => ({ body: set.ref('excluded.body') })))
    .execute();
}

export async function findRecord<K extends SandboxRecordKind>(
  db: Db,
  kind: K,
  id: string,
): Promise<SandboxRecords[K] | undefined> {
  const found = await listBy(db, kind, 'id', id);
  return found[0];
}

export function recordsOf<K extends SandboxRecordKind>(db: Db, kind: K, parent: string): Promise<SandboxRecords[K][]> {
  return listBy(db, kind, 'parent', parent);
}

export function allRecords<K extends SandboxRecordKind>(db: Db, kind: K): Promise<SandboxRecords[K][]> {
  return listBy(db, kind, 'kind', kind);
}

async function listBy<K extends SandboxRecordKind>(db: Db, kind: K, column: 'id' | 'parent' | 'kind', value: string) {
  const rows = await db
    .selectFrom('sandbox.airline_records')
    .select('body')
    .where('kind', '=', kind)
    .where(column, '=', value as SandboxRecordKind)
    .orderBy('created_at')
    .execute();
  // Written by `saveRecords` only.
  return rows.map(({ body }) => body as SandboxRecords[K]);
}
