import { createInvoice } from '@aylal/contracts/payments';
import { buildSessionUser, postForm, stubOperation, type Stub } from '@aylal/testing';
import { buildInvoice, buildPaymentOption, buildTransferOption } from '../testing/build-invoice.ts';
import { stubOptions } from '../testing/checkout-stubs.ts';
import { submit } from './submit-payment.ts';

const wallet = buildPaymentOption({ payment_name: 'WALLET', flow: 'wallet' });
const loan = buildPaymentOption({ payment_name: 'LENDPAY', flow: 'loan' });
const options = () => stubOptions([buildPaymentOption(), buildTransferOption(), wallet, loan]);
const invoice = () => stubOperation(createInvoice, { status_code: 200, message: '', result: buildInvoice() });
const post = (payment_name: string, stubs: Stub[]) =>
  postForm(submit, {
    at: '/mn/checkout/AYL-4K7P2?p=regular&now_pay_amount=1186400',
    params: { refNumber: 'AYL-4K7P2' },
    fields: { payment_name },
    user: buildSessionUser(),
    stubs,
  });

describe('A way to pay that is chosen without scripts', () => {
  it('[MNY-4] opens its invoice under a key, and leads to the page on which it stands', async () => {
    const opened = invoice();
    expect(await post('TRANSFER', [options(), opened])).toEqual({
      leadsTo: '/mn/checkout/AYL-4K7P2?p=regular&now_pay_amount=1186400&pay=TRANSFER',
    });
    expect(opened.calls).toMatchObject([
      {
        body: { ref_number: 'AYL-4K7P2', payment_name: 'TRANSFER', now_pay_amount: 1_186_400 },
        idempotencyKey: expect.stringMatching(/./),
      },
    ]);
  });

  it('[MNY-5] takes the money of the wallet with its invoice, and shows the order; where it holds too little, says so', async () => {
    const paid = invoice();
    expect(await post('WALLET', [options(), paid])).toEqual({
      leadsTo: '/mn/checkout/AYL-4K7P2?p=regular&now_pay_amount=1186400',
    });
    expect(paid.calls).toHaveLength(1);
    const short = stubOperation(createInvoice, {
      status_code: 409,
      message: '',
      result: { problem: 'not-enough-money' },
    });
    expect(await post('WALLET', [options(), short])).toEqual({ answer: { refused: 'not-enough-money' } });
  });

  it('[MNY-12] asks by the same key whether the wallet has paid, until that is known', async () => {
    const running = stubOperation(createInvoice, {
      status_code: 409,
      message: '',
      result: { problem: 'still-running' },
    });
    expect(await post('WALLET', [options(), running])).toEqual({
      answer: { refused: 'still-running', unknown: true },
    });
    expect(await post('WALLET', [options(), stubOperation(createInvoice, 'offline')])).toEqual({
      answer: { refused: 'unanswered', unknown: true },
    });
  });

  it('opens none that a page without scripts cannot show, or that is not offered', async () => {
    const opened = invoice();
    expect(await post('LENDPAY', [options(), opened])).toEqual({ answer: { refused: 'needs-scripts' } });
    expect(await post('BITCOIN', [options(), opened])).toEqual({ answer: { refused: 'payment-unavailable' } });
    expect(opened.calls).toEqual([]);
  });

  it('says why the provider opens none, and when it does not answer', async () => {
    const refused = stubOperation(createInvoice, {
      status_code: 409,
      message: '',
      result: { problem: 'already-paid' },
    });
    expect(await post('TRANSFER', [options(), refused])).toEqual({ answer: { refused: 'already-paid' } });
    expect(await post('TRANSFER', [options(), stubOperation(createInvoice, 'offline')])).toEqual({
      answer: { refused: 'unanswered' },
    });
  });
});
