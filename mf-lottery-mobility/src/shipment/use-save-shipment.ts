import { changeShipment, saveShipment, type Shipment } from '@aylal/contracts/cart';
import { ApiError, useQueryClient, useServices } from '@aylal/shell';
import { cartQuery } from '../api/cart-query.ts';
import { shipmentQuery } from '../api/shipment-query.ts';

/** What became of saving: what the provider refused is at its fields, and nothing typed is lost. */
export type SavedShipment =
  | { readonly kind: 'saved'; readonly location: Shipment }
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'late' }
  | { readonly kind: 'lost' };

/** Saves where deliveries go, for the cart or for an order that is not paid, and shows it there at once. Saving twice is saving once. */
export function useSaveShipment(refNumber: string | undefined) {
  const services = useServices();
  const { api } = services;
  const queryClient = useQueryClient();

  async function send(location: Shipment): Promise<SavedShipment> {
    if (refNumber === undefined) {
      const answer = await api.call(saveShipment, { body: location });
      if (answer.status_code !== 200) return refused(answer);
      queryClient.setQueryData(cartQuery(services).queryKey, answer);
      return { kind: 'saved', location };
    }
    const answer = await api.call(changeShipment, { params: { ref_number: refNumber }, body: location });
    if (answer.status_code === 200) queryClient.setQueryData(shipmentQuery(services, refNumber).queryKey, answer);
    else void queryClient.invalidateQueries({ queryKey: shipmentQuery(services, refNumber).queryKey });
    return answer.status_code === 200 ? { kind: 'saved', location } : refused(answer);
  }
  return async (location: Shipment): Promise<SavedShipment> => {
    try {
      return await send(location);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { kind: 'lost' };
    }
  };
}

function refused({
  status_code,
  result: { fields },
}: {
  readonly status_code: number;
  readonly result: { readonly fields?: Readonly<Record<string, string>> | undefined };
}): SavedShipment {
  if (fields) return { kind: 'fields', fields };
  return { kind: status_code === 404 || status_code === 409 ? 'late' : 'lost' };
}
