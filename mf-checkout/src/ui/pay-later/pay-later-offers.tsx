import type { ReactNode } from 'react';
import type { ResultOf } from '@aylal/contracts';
import type { listPayLaterOffers } from '@aylal/contracts/payments';
import type { Money } from '@aylal/domain/money';
import { QueryView, WithMessages } from '@aylal/parts';
import { useQuery, useServices } from '@aylal/shell';
import { SkeletonText } from '@aylal/ui';
import { listPayLaterOffersQuery } from '../../api/list-pay-later-offers-query.ts';
import { payLaterMessages, usePayLaterMessages } from './pay-later-messages.ts';

export type PayLaterAnswer = ResultOf<typeof listPayLaterOffers>;

/** Asks what paying later costs for an amount and shows `children` with the answer; waiting and failure look alike in all its windows. */
export function PayLaterOffers({
  amount,
  children,
}: {
  amount: Money;
  children: (offers: PayLaterAnswer) => ReactNode;
}) {
  return (
    <WithMessages extra={payLaterMessages} waiting={<SkeletonText lines={8} />}>
      <Asked amount={amount}>{children}</Asked>
    </WithMessages>
  );
}

function Asked({ amount, children }: { amount: Money; children: (offers: PayLaterAnswer) => ReactNode }) {
  const t = usePayLaterMessages();
  const offers = useQuery(listPayLaterOffersQuery(useServices(), amount));
  return (
    <QueryView
      query={offers}
      waiting={<SkeletonText lines={8} />}
      failed={{ title: t('failed.title'), phone: false, children: t('failed.text') }}
    >
      {children}
    </QueryView>
  );
}
