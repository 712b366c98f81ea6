import * as v from 'valibot';
import { aimags } from '@aylal/domain/cart';

/** Where a delivery goes, as it is shown: parsed once, when it came. `lat` and `lon` are null where no place was marked. */
export const shipment = v.object({
  address: v.object({ aimag: v.picklist(aimags), district: v.string(), khoroo: v.string(), street: v.string() }),
  phone: v.string(),
  note: v.string(),
  lat: v.nullable(v.number()),
  lon: v.nullable(v.number()),
});
export type Shipment = v.InferOutput<typeof shipment>;
