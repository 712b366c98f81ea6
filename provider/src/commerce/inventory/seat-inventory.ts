import { confirmInventory, holdInventory, releaseInventory, releaseSome } from './inventory-store.ts';
import type { Inventory } from './inventory-port.ts';

/** The inventory of our own flights. */
export function createSeatInventory(): Inventory {
  return {
    hold: (tx, { orderRef, units, quantity }) => holdInventory(tx, orderRef, units, quantity),
    release: releaseInventory,
    releaseSome,
    confirm: confirmInventory,
  };
}
