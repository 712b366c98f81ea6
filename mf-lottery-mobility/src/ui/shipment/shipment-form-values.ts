import { shipmentLocation, type Shipment } from '@aylal/contracts/cart';
import type { Aimag } from '@aylal/domain/cart';
import { checkedBy } from '@aylal/forms';

/** What the form holds: everything as it is typed, the place null unless it is marked. */
export interface ShipmentValues {
  readonly address: {
    readonly aimag: Aimag | '';
    readonly district: string;
    readonly khoroo: string;
    readonly street: string;
  };
  readonly phone: string;
  readonly note: string;
  readonly lat: number | null;
  readonly lon: number | null;
}

/** What the form begins with: the last location, or Ulaanbaatar and the customer's own phone. */
export function startValues(location: Shipment | null, phone: string): ShipmentValues {
  return (
    location ?? {
      address: { aimag: 'ulaanbaatar', district: '', khoroo: '', street: '' },
      phone,
      note: '',
      lat: null,
      lon: null,
    }
  );
}

/** The contract's rules for what is typed: a form may hold what is no aimag yet. */
export const shipmentForm = checkedBy<ShipmentValues, Shipment>(shipmentLocation);
