import * as v from 'valibot';
import type { Tx } from '../../platform/database/database.ts';

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly inventory: Inventory;
  }
}

/** How many units of a resource are held or sold on a day `YYYY-MM-DD`. */
export type TakenUnits = (resource: string, date: string) => number;

/** A resource that an order needs units of on a day, and how many of them we may sell in all. */
export type InventoryUnit = Readonly<v.InferOutput<typeof inventoryUnit>>;
const inventoryUnit = v.object({ resource: v.string(), date: v.string(), limit: v.number() });

/** Units as a column holds them, in JSON. */
export const inventoryUnits = v.pipe(v.string(), v.parseJson(), v.array(inventoryUnit));

/** What an order needs of what there is to sell. Units of an order are held once, however often they are asked for. */
export interface Inventory {
  /** All or nothing; false when a flight has too few seats left. */
  hold(tx: Tx, hold: InventoryHold): Promise<boolean>;
  /** Safe to repeat. */
  release(tx: Tx, orderRef: string): Promise<void>;
  /** Gives so many of an order's seats back; the rest stay. To be said once for each seat. */
  releaseSome(tx: Tx, orderRef: string, seats: number): Promise<void>;
  /** Held seats become sold ones. */
  confirm(tx: Tx, orderRef: string): Promise<void>;
}

export interface InventoryHold {
  readonly orderRef: string;
  readonly units: readonly InventoryUnit[];
  readonly quantity: number;
}
