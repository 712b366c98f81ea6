import type { AnswerOf } from '@aylal/contracts';
import { checkPayment } from '@aylal/contracts/payments';
import { ApiError, type Services } from '@aylal/shell';

/** The state of a payment. */
export type PaymentStanding = AnswerOf<typeof checkPayment, 200>['result'];

/** One place in the cache for the state of an order's payment: the page keeps it fresh, the payment window only reads it (ruling 27). */
export function paymentStandingKey(refNumber: string) {
  return ['payment-standing', refNumber] as const;
}

/** Asks the partner through the provider. It is a POST that changes nothing and may be repeated at will, so that it is read like a query. */
export function checkPaymentQuery({ api }: Pick<Services, 'api'>, refNumber: string) {
  return {
    queryKey: paymentStandingKey(refNumber),
    staleTime: 0,
    retry: false,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<PaymentStanding> => {
      const answer = await api.call(checkPayment, { body: { ref_number: refNumber }, signal });
      if (answer.status_code === 200) return answer.result;
      throw new ApiError('refused', checkPayment.name, {
        statusCode: answer.status_code,
        problem: answer.result.problem,
        message: answer.message,
      });
    },
  };
}
