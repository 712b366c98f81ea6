import { useState, type ReactNode } from 'react';
import type { Money } from '@aylal/domain/money';
import type { LendOffer } from '@aylal/domain/payments';
import type { DialogViewOf } from '@aylal/shell';
import { Box } from '@aylal/ui';
import { Tabs } from '@aylal/ui/primitives';
import { FlexiPayPanel } from './flexi-pay-panel.tsx';
import { LendPayPanel } from '../ui/pay-later/lend-pay-panel.tsx';
import type { lendDialog } from '../ui/pay-later-dialogs.ts';
import { PayLaterOffers } from '../ui/pay-later/pay-later-offers.tsx';
import { usePayLaterMessages } from '../ui/pay-later/pay-later-messages.ts';
import { TooSmall } from '../ui/pay-later/too-small.tsx';

/** MODAL-51: a loan in two tabs. */
export const view: DialogViewOf<typeof lendDialog> = {
  title: 'payLater.lend.title',
  Component: ({ props: { amount } }) => (
    <PayLaterOffers amount={amount}>
      {({ lend }) => (lend ? <LendTabs price={amount} offer={lend} /> : <TooSmall />)}
    </PayLaterOffers>
  ),
};

function LendTabs({ price, offer }: { price: Money; offer: LendOffer }) {
  const t = usePayLaterMessages();
  const [shown, setShown] = useState<'lendpay' | 'flexipay'>('lendpay');
  const panel = (content: ReactNode) => <Box paddingTop="4">{content}</Box>;
  return (
    <Tabs
      label={t('lend.tabs')}
      value={shown}
      onChange={setShown}
      tabs={[
        { id: 'lendpay', label: 'LendPay', panel: panel(<LendPayPanel price={price} offer={offer} />) },
        { id: 'flexipay', label: 'Flexipay', panel: panel(<FlexiPayPanel offer={offer} />) },
      ]}
    />
  );
}
