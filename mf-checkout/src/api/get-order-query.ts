import { getCheckoutOrder, type Order } from '@aylal/contracts/orders';
import { ApiError, type Services } from '@aylal/shell';

/** An order and when this device received it, so that the device's clock can be compared with the provider's (REL-5). */
export interface HeardOrder {
  readonly order: Order;
  readonly heardMs: number;
}

/** The order that is paid for. Asked again whenever the page is entered: money is never shown from memory. */
export function getOrderQuery({ api, now }: Pick<Services, 'api' | 'now'>, refNumber: string) {
  return {
    queryKey: ['checkout-order', refNumber],
    staleTime: 0,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<HeardOrder> => {
      const answer = await api.call(getCheckoutOrder, { params: { ref_number: refNumber }, signal });
      if (answer.status_code === 200) return { order: answer.result, heardMs: now().getTime() };
      throw new ApiError('refused', getCheckoutOrder.name, {
        statusCode: answer.status_code,
        problem: answer.result.problem,
        message: answer.message,
      });
    },
  };
}
