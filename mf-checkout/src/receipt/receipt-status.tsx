import type { AnswerOf } from '@aylal/contracts';
import type { getReceipt } from '@aylal/contracts/orders';
import { useQuery, useServices, useSharedMessages } from '@aylal/shell';
import { Button, Notice, SkeletonText, VisuallyHidden } from '@aylal/ui';
import type { ReactNode } from 'react';
import { QueryView } from '@aylal/parts';
import { getReceiptQuery } from '../api/get-receipt-query.ts';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';

type KnownReceipt = AnswerOf<typeof getReceipt, 200>['result'];

interface ReceiptStandingProps {
  readonly refNumber: string;
  readonly children: (receipt: KnownReceipt) => ReactNode;
}

/** Reads the state of a receipt: a word while it waits, and a retry where it could not be read. */
export function ReceiptStatus({ refNumber, children }: ReceiptStandingProps) {
  const t = useCheckoutMessages();
  const s = useSharedMessages();
  const receipt = useQuery(getReceiptQuery(useServices(), refNumber));
  return (
    <QueryView
      query={receipt}
      waiting={
        <>
          <VisuallyHidden role="status">{t('receipt.loading')}</VisuallyHidden>
          <SkeletonText lines={2} />
        </>
      }
      failed={(_, retry) => (
        <Notice
          tone="danger"
          live="alert"
          action={
            <Button size="sm" variant="outline" onClick={retry}>
              {s('action.retry')}
            </Button>
          }
        >
          {t('receipt.loadFailed')}
        </Notice>
      )}
    >
      {children}
    </QueryView>
  );
}
