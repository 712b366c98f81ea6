import { localDate } from '@aylal/domain/calendar';
import { getWallet } from '@aylal/contracts/wallet';
import type { dialogs } from '@aylal/shell/descriptor';
import { buildOrder, ofDialog, stubOperation, type StandaloneScenario } from '@aylal/testing/scenarios';
import type { loanDialog } from '../ui/loan-dialog-ref.ts';
import type { termsChangeDialog } from '../ui/terms-change-dialog-ref.ts';
import type { walletPaymentDialog } from '../ui/wallet-payment-dialog-ref.ts';
import { buildInvoice, buildTransferInvoice } from './build-invoice.ts';
import { buildTerms } from './build-terms.ts';
import { stubInvoice, stubStanding } from './checkout-stubs.ts';
import { offersStub } from './pay-later-scenarios.ts';

const ref_number = 'AYL-4K7P2';
const amount = 2_186_400;

function walletStub() {
  const wallet = {
    current_balance: 3_000_000,
    pending_balance: 0,
    account_number: '7000000001',
    withdrawal_bank_account: '',
    withdrawal_bank_account_name: '',
    withdrawal_bank_name: '',
    withdrawals_from: null,
    last_transactions: [],
  };
  return stubOperation(getWallet, { status_code: 200, message: '', result: [wallet] });
}

/** The dialogs in which somebody pays or chooses how. */
export function paymentScenarios(): Record<string, StandaloneScenario> {
  const waiting = stubStanding('waiting');
  const loan = buildInvoice({
    payment_name: 'LENDPAY',
    qr_text: '',
    deeplink: [],
    is_url: true,
    url: '/sandbox/loan/1',
  });
  const paid = { is_paid: true, to_pay: 0, to_paid: 704_700, undue_loss_amount: 0 };
  const instalments = [
    { ...paid, deadline_date: localDate('2026-11-21') },
    { ...paid, deadline_date: localDate('2026-11-28'), is_paid: false, to_pay: 765_200, to_paid: 0 },
  ];
  return {
    'flight payment type': ofDialog<typeof dialogs.flightPaymentTypeDialog>('FLIGHT_PAYMENT_TYPE_VIEW', {
      total: amount,
    }),
    'hotel payment type': ofDialog<typeof dialogs.hotelPaymentTypeDialog>('HOTEL_PAYMENT_TYPE_VIEW', { total: amount }),
    'bank transfer': ofDialog<typeof dialogs.bankTransferDialog>(
      'BANK_TRANSFER_VIEW',
      { ref_number, payment_name: 'TRANSFER' },
      stubInvoice(buildTransferInvoice()),
      waiting,
    ),
    payment: ofDialog<typeof dialogs.paymentDialog>(
      'PAYMENT_VIEW',
      { ref_number, payment_name: 'QPAY' },
      stubInvoice(),
      waiting,
    ),
    instalments: ofDialog<typeof dialogs.instalmentScheduleDialog>('PARTIAL_PAYMENT_SCHEDULE_VIEW', {
      ref_number,
      instalments,
      today: localDate('2026-11-21'),
    }),
    loan: ofDialog<typeof loanDialog>(
      'LOAN_PAYMENT_VIEW',
      { ref_number, payment_name: 'LENDPAY' },
      stubInvoice(loan),
      waiting,
      offersStub(),
    ),
    'wallet payment': ofDialog<typeof walletPaymentDialog>(
      'WALLET_PAYMENT_VIEW',
      { ref_number, payment_name: 'WALLET' },
      stubInvoice(buildInvoice({ payment_name: 'WALLET', qr_text: '', deeplink: [] })),
      waiting,
      walletStub(),
    ),
    'terms change': ofDialog<typeof termsChangeDialog>('PAYMENT_TERMS_CHANGE_VIEW', {
      order: buildOrder({ partial_payment_terms: buildTerms() }),
    }),
  };
}
