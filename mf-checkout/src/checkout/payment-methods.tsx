import type { Money } from '@aylal/domain/money';
import { Skeleton } from '@aylal/ui';
import { NoPaymentMethods } from './no-payment-methods.tsx';
import { OptionsFailed } from './options-failed.tsx';
import { PaymentMethodRows } from './payment-method-rows.tsx';
import type { usePaying } from './use-paying.ts';

type PaymentWaysProps = Pick<ReturnType<typeof usePaying>, 'options' | 'ways' | 'method' | 'choose'> & {
  refNumber: string;
  amount: Money;
};

/** The ways to pay an order, in their four states. */
export function PaymentMethods({ options, ways, method, choose, refNumber, amount }: PaymentWaysProps) {
  if (options.isError && !options.data) return <OptionsFailed onRetry={() => void options.refetch()} />;
  if (!options.data) return <Skeleton height="124px" borderRadius="lg" />;
  if (ways.length === 0) return <NoPaymentMethods refNumber={refNumber} />;
  return (
    <PaymentMethodRows
      options={ways}
      refNumber={refNumber}
      amount={amount}
      chosen={method?.payment_name ?? ''}
      onChoose={choose}
    />
  );
}
