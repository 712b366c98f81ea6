import { useState } from 'react';
import { formatMoney, useLocale, useServices, type DialogViewOf, useSharedMessages } from '@aylal/shell';
import { Button, Flex, Notice, Stack, StatusView, SupportPhoneLink } from '@aylal/ui';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import { FullRefundForm } from './full-refund-form.tsx';
import type { fullRefundDialog, WholeOrder } from './full-refund-dialog-ref.ts';

/** What comes back and what is kept, then what was done; where nothing can be refunded it says why and gives the phone. */
export const view: DialogViewOf<typeof fullRefundDialog> = {
  title: 'giveBack.title',
  Component: ({ props, close }) => <GiveBack order={props.order} close={() => close()} />,
};

function GiveBack({ order, close }: { order: WholeOrder; close: () => void }) {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { queryClient } = useServices();
  const [back, setBack] = useState<number | null>(null);
  if (back !== null)
    return (
      <StatusView
        kind="done"
        title={t('giveBack.doneTitle')}
        action={
          <Button data-autofocus onClick={close}>
            {s('action.close')}
          </Button>
        }
      >
        {t('giveBack.done', { price: formatMoney(back, locale) })}
      </StatusView>
    );
  if (order.full_refund.kind === 'blocked')
    return (
      <Stack gap="4">
        <Notice tone="danger">{t(`giveBack.rule.${order.full_refund.reason}`, { status: order.status.name })}</Notice>
        <Flex justify="space-between" align="center" gap="3">
          <SupportPhoneLink />
          <Button variant="outline" onClick={close}>
            {s('action.close')}
          </Button>
        </Flex>
      </Stack>
    );
  return (
    <FullRefundForm
      order={order}
      quote={order.full_refund.quote}
      onSent={(sum) => {
        setBack(sum);
        void queryClient.invalidateQueries();
      }}
    />
  );
}
