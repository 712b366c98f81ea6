import {
  getBusOrder,
  getTrainOrder,
  getEsimOrder,
  getHotelOrder,
  getInsuranceOrder,
  getLotteryOrder,
  getOrder,
  getTopUpOrder,
  getTransportOrder,
  getTripOrder,
  type Order,
  type OrderProduct,
} from '@aylal/contracts';
import { ApiError, stale, type Services } from '@aylal/shell';

type Api = Services['api'];

/** One order of the caller's own, whatever was bought. Always asked again: money and tickets are never shown from memory. */
export function getOrderQuery({ api }: Pick<Services, 'api'>, refNumber: string, product: OrderProduct = 'flight') {
  return {
    queryKey: ['get-order', product, refNumber],
    staleTime: stale.always,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<{ result: Order }> => {
      const answer = await readOrder(api, product, refNumber, signal);
      if (answer.status_code === 200) return answer;
      throw new ApiError('refused', getOrder.name, {
        statusCode: answer.status_code,
        problem: answer.result.problem,
        message: answer.message,
      });
    },
  };
}

/** Asks the operation of the product, which answers in its own shape. */
function readOrder(api: Api, product: OrderProduct, ref_number: string, signal: AbortSignal) {
  switch (product) {
    case 'flight':
      return api.call(getOrder, { params: { product, ref_number }, signal });
    case 'hotel':
      return api.call(getHotelOrder, { params: { ref_number }, signal });
    case 'train':
      return api.call(getTrainOrder, { params: { ref_number }, signal });
    case 'bus':
      return api.call(getBusOrder, { params: { ref_number }, signal });
    case 'esim':
      return api.call(getEsimOrder, { params: { ref_number }, signal });
    case 'insurance':
      return api.call(getInsuranceOrder, { params: { ref_number }, signal });
    case 'trip':
      return api.call(getTripOrder, { params: { ref_number }, signal });
    case 'transport':
      return api.call(getTransportOrder, { params: { ref_number }, signal });
    case 'lottery':
      return api.call(getLotteryOrder, { params: { ref_number }, signal });
    case 'top-up':
      return api.call(getTopUpOrder, { params: { ref_number }, signal });
  }
}
