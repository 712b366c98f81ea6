import { useState } from 'react';
import type { PaymentFlow } from '@aylal/contracts/payments';
import type { Money } from '@aylal/domain/money';
import type { PaymentType } from '@aylal/domain/payments';
import { holdAt, useServerClock } from '@aylal/parts';
import { bankTransferDialog, paymentDialog, useQuery, useServices } from '@aylal/shell';
import type { HeardOrder } from '../api/get-order-query.ts';
import { listPaymentOptionsQuery } from '../api/list-payment-options-query.ts';
import { boughtOf } from '../domain/checkout-order.ts';
import { moneyState } from '../domain/money-state.ts';
import { useLivePayment } from '../ui/live/use-live-payment.ts';
import { loanDialog } from '../ui/loan-dialog-ref.ts';
import { walletPaymentDialog } from '../ui/wallet-payment-dialog-ref.ts';
import { forgetOtherInvoices } from './forget-other-invoices.ts';
import { openPart } from './open-part.ts';
import { useLaterInstalment } from './use-later-instalment.ts';
import { useLongerInvoice } from './use-longer-invoice.ts';
import { useLeaveWhenPaid } from './use-leave-when-paid.ts';

export interface PayForOrderProps {
  readonly received: HeardOrder;
  readonly paymentType: PaymentType;
  /** What is paid now of an order in parts, as the address says. */
  readonly nowPayAmount: Money | undefined;
  /** Without scripts: the way to pay whose invoice stands on the page. */
  readonly plainWay?: string | undefined;
  /** Whether the address says that an eSIM is topped up. */
  readonly fromEsim: boolean;
  readonly reread: () => Promise<unknown>;
}

/** The window of each flow; which flow a way to pay has, the provider says. */
const windowOf = {
  qr: paymentDialog,
  redirect: paymentDialog,
  transfer: bankTransferDialog,
  loan: loanDialog,
  wallet: walletPaymentDialog,
} as const satisfies Readonly<Record<PaymentFlow, unknown>>;

/** Where the money of an order is, the ways to pay it, and the window of the chosen one. Only the provider's answers say that something was paid. */
export function usePaying({
  received: { order, heardMs },
  paymentType,
  nowPayAmount,
  plainWay,
  fromEsim,
  reread,
}: PayForOrderProps) {
  // What tops an eSIM up is paid at once: its sum in the address is no part of an order.
  const part = useLaterInstalment(order, fromEsim ? undefined : nowPayAmount);
  const amount = part?.amount ?? order.must_pay;
  const services = useServices();
  const refNumber = order.ref_number;
  const options = useQuery(listPaymentOptionsQuery(services, refNumber, paymentType));
  const [chosen, setChosen] = useState<string>();
  const [begun, setBegun] = useState(false);
  const [opening, setOpening] = useState(false);
  const [transferring, setTransferring] = useState(false);
  const [checking, setChecking] = useState(false);
  const [checkedAt, setCheckedAt] = useState<Date>();

  const clock = useServerClock({ serverTime: order.server_time, heardMs });
  const hold = holdAt(order.pay_until, clock ?? Date.parse(order.server_time));
  const standing = useLivePayment(refNumber, {
    enabled: order.status.status_code !== 5,
    begun,
    onNews: () => void reread(),
  });
  const invoice = standing.data?.open_invoice;
  const declined = invoice?.declined ?? null;
  const money = moneyState({
    order,
    payment: standing.data?.state,
    declined: declined !== null,
    matching: invoice?.being_matched ?? false,
    unanswered: standing.isError || standing.fetchStatus === 'paused',
    begun: begun || standing.data?.state === 'waiting' || standing.data?.state === 'partial',
    over: hold.state === 'over',
    partOpen: part?.open ?? false,
  });
  useLongerInvoice(order);
  // The window of a transfer tells itself that the order is paid, and leads to it (PAY-09).
  const bought = boughtOf(order, fromEsim);
  useLeaveWhenPaid(order, bought, money === 'paid' && !transferring);

  const ways = options.data?.result ?? [];
  // Who comes back from the bank's page finds the way that was chosen before.
  const wanted = chosen ?? invoice?.payment_name ?? plainWay;
  const method = ways.find((option) => option.payment_name === wanted) ?? ways[0];

  async function check() {
    setChecking(true);
    const [{ isSuccess }] = await Promise.all([standing.refetch(), reread()]).finally(() => setChecking(false));
    setCheckedAt(isSuccess ? services.now() : undefined);
  }

  /** The invoice of the higher sum was closed: the next one is for what is owed now. */
  async function forgetInvoice() {
    services.queryClient.removeQueries({ queryKey: ['invoice', refNumber] });
    await check();
  }

  async function pay() {
    if (!method || opening) return;
    setOpening(true);
    setBegun(true);
    const asked = { ref_number: refNumber, payment_name: method.payment_name, ...(part && { now_pay_amount: amount }) };
    if (declined) services.queryClient.removeQueries({ queryKey: ['invoice', refNumber] });
    forgetOtherInvoices(services, asked);
    if (part) await openPart(services, asked);
    setTransferring(method.flow === 'transfer');
    await services.dialogs.open(windowOf[method.flow], asked).finally(() => {
      setOpening(false);
      setTransferring(false);
    });
    // The window says nothing about money: the provider does (GAP-89).
    await check();
  }

  return {
    amount,
    bought,
    check,
    checkedAt,
    checking,
    declined,
    choose: setChosen,
    forgetInvoice,
    hold,
    method,
    money,
    opening,
    options,
    pay,
    ways,
  };
}
