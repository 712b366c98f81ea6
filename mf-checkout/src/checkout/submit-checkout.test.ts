import { applyCoupon, changePaymentTerms } from '@aylal/contracts/orders';
import { buildSessionUser, postForm, stubOperation, type Stub } from '@aylal/testing';
import { submit } from './submit-checkout.ts';

const post = (fields: Record<string, string>, stubs: Stub[]) =>
  postForm(submit, {
    at: '/mn/checkout/AYL-4K7P2?p=regular',
    params: { refNumber: 'AYL-4K7P2' },
    fields,
    user: buildSessionUser(),
    stubs,
  });

describe('The checkout without scripts', () => {
  it('[API-27] lowers the order by a coupon, or says at its field why not', async () => {
    const sums = { to_pay: 1, must_pay: 1, discount: 1 };
    const apply = stubOperation(applyCoupon, { status_code: 200, message: '', result: sums });
    expect(await post({ coupon_code: ' ' }, [apply])).toEqual({
      answer: { faults: { coupon_code: 'validation_required' } },
    });
    expect(await post({ coupon_code: 'aylal10' }, [apply])).toEqual({ leadsTo: '/mn/checkout/AYL-4K7P2?p=regular' });
    expect(apply.calls.map(({ body }) => body)).toEqual([{ ref_number: 'AYL-4K7P2', coupon_code: 'aylal10' }]);
    expect(await post({ coupon_code: 'aylal10' }, [stubOperation(applyCoupon, 'offline')])).toEqual({
      answer: { faults: { coupon_code: 'notify_error' } },
    });
  });

  it('[PAY-04] [CALL-45] changes to parts once that is agreed to, and to the whole without', async () => {
    const result = { partial_payment: true, total: 1, must_pay: 1, to_pay: 1 };
    const change = stubOperation(changePaymentTerms, { status_code: 200, message: '', result });
    expect(await post({ terms: '3x30' }, [change])).toEqual({ answer: { faults: { agreed: 'validation_required' } } });
    expect(change.calls).toEqual([]);
    expect(await post({ terms: '3x30', agreed: 'on' }, [change])).toEqual({ leadsTo: '/mn/checkout/AYL-4K7P2?p=bnpl' });
    expect(await post({ terms: '' }, [change])).toEqual({ leadsTo: '/mn/checkout/AYL-4K7P2?p=regular' });
    expect(change.calls.map(({ body }) => body)).toEqual([
      { partial_payment: true, partial_payment_type: '3x30' },
      { partial_payment: false },
    ]);
    const refused = stubOperation(changePaymentTerms, {
      status_code: 409,
      message: '',
      result: { problem: 'already-paid' },
    });
    expect(await post({ terms: '' }, [refused])).toEqual({ answer: { faults: { terms: 'problem.already-paid' } } });
  });
});
