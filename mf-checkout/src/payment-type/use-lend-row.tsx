import type { Money } from '@aylal/domain/money';
import { formatMoney, useLocale, useQuery, useServices } from '@aylal/shell';
import type { RadioRow } from '@aylal/ui/primitives';
import { checkLendEligibilityQuery } from '../api/check-lend-eligibility-query.ts';
import { LendPayPanel } from '../ui/pay-later/lend-pay-panel.tsx';
import { PayLaterOffers } from '../ui/pay-later/pay-later-offers.tsx';
import { TooSmall } from '../ui/pay-later/too-small.tsx';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';

/** The value of the row that pays by loan. */
export const payByLoan = 'lend';

/** PAY-03: the loan, inside the mini-app alone, and only when the lender would give it; else why not. */
export function useLendRow(amount: Money): RadioRow[] {
  const t = useCheckoutMessages();
  const locale = useLocale();
  const services = useServices();
  const inMiniApp = services.mode === 'emongolia';
  const asked = useQuery({ ...checkLendEligibilityQuery(services, amount), enabled: inMiniApp, retry: false });
  if (!inMiniApp) return [];
  const lend = asked.data?.result;
  const reason = asked.isError
    ? t('type.lend.away')
    : !lend
      ? t('type.lend.asking')
      : lend.eligible
        ? undefined
        : t('type.lend.limit', { limit: formatMoney(lend.limit, locale) });
  return [
    {
      value: payByLoan,
      title: 'LendPay',
      description: t('type.lend.text'),
      aside: t('type.parts.now', { amount: formatMoney(0, locale) }),
      ...(reason === undefined ? {} : { disabledReason: reason }),
      body: (
        <PayLaterOffers amount={amount}>
          {({ lend: offer }) => (offer ? <LendPayPanel price={amount} offer={offer} /> : <TooSmall />)}
        </PayLaterOffers>
      ),
    },
  ];
}
