import { listPayLaterOffers } from '@aylal/contracts/payments';
import { localDate } from '@aylal/domain/calendar';
import { lendOffer, pocketZeroPlans } from '@aylal/domain/payments';
import type { dialogs } from '@aylal/shell/descriptor';
import { buildOrder, ofDialog, stubOperation, type StandaloneScenario, type Stub } from '@aylal/testing/scenarios';
import type {
  bnplInfoDialog,
  earlyPaymentInfoDialog,
  lendDialog,
  paymentInfoDialog,
  pocketZeroInfoDialog,
} from '../ui/pay-later-dialogs.ts';

const amount = 2_186_400;
const today = '2026-11-21';

/** What lenders offer for that sum. */
export function offersStub(): Stub {
  const lend = lendOffer(amount, localDate(today));
  const pocket_zero = pocketZeroPlans(amount, localDate(today)).map((plan) => ({ ...plan, parts: [...plan.parts] }));
  const result = { lend: lend && { ...lend, instalments: [...lend.instalments] }, pocket_zero };
  return stubOperation(listPayLaterOffers, { status_code: 200, message: '', result });
}

/** What can be read of paying later. */
export function payLaterScenarios(): Record<string, StandaloneScenario> {
  const offers = offersStub();
  const order = buildOrder();
  return {
    'paying early': ofDialog<typeof earlyPaymentInfoDialog>('EARLY_PAYMENT_INFO_VIEW', {
      instalments: [
        { deadline_date: localDate('2026-11-28'), is_paid: false, to_pay: 765_200, to_paid: 0, undue_loss_amount: 0 },
      ],
    }),
    'about paying later': ofDialog<typeof bnplInfoDialog>('BNPL_INFO_VIEW', {}, offers),
    'about the payment': ofDialog<typeof paymentInfoDialog>('PAYMENT_INFO_VIEW', { order }),
    lend: ofDialog<typeof lendDialog>('LEND_VIEW', { amount }, offers),
    'pocket zero': ofDialog<typeof pocketZeroInfoDialog>('POCKET_ZERO_INFO_VIEW', { amount }, offers),
    'pocket for a flight': ofDialog<typeof dialogs.pocketFlightDialog>('POCKET_FLIGHT_VIEW', { amount }, offers),
    'lend for a flight': ofDialog<typeof dialogs.lendPayFlightDialog>('LENDPAY_FLIGHT_VIEW', { amount }, offers),
  };
}
