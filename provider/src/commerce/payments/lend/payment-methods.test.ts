import { localDate } from '@aylal/domain/calendar';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import { products } from '../../../app/products.ts';
import { mayBePaidBy, type PayableOrder } from '../payable-order.ts';
import type { Lender } from './lender-port.ts';
import { mayBeLent, paymentMethods } from './payment-methods.ts';

const kinds = { products };
const order: PayableOrder = {
  ref_number: 'AYL-TEST',
  user_id: 'u',
  product: 'flight',
  status: 1,
  total: 900,
  paid: 0,
  pay_until: 0,
  instalments: null,
  change: null,
};
const offered = ['QPAY', 'CARD', 'POCKET', 'WALLET', 'LENDPAY'].map((name) => ({ name }));
const asked: unknown[][] = [];
const warnings: unknown[][] = [];

function deps(eligibility: Lender['eligibility'] = async () => ({ eligible: true, limit: 900 }), ready = true) {
  const lender = {
    name: 'LENDPAY',
    ready,
    eligibility: (...of: Parameters<Lender['eligibility']>) => {
      asked.push(of);
      return eligibility(...of);
    },
  };
  const logger = { warn: (...of: unknown[]) => warnings.push(of) };
  return { ...kinds, payments: { offered }, lender, logger } as unknown as Parameters<typeof paymentMethods>[0];
}
const names = async (of: PayableOrder, type: Parameters<typeof paymentMethods>[2]['type'], from = deps()) =>
  (await paymentMethods(from, of, { type, miniApp: true })).map(({ name }) => name);
const inParts = [{ deadline_date: localDate('2026-12-01'), amount: 900 }];

describe('mayBePaidBy', () => {
  it.each([
    ['flight', ['POCKET', 'LENDPAY', 'WALLET', 'QPAY']],
    ['hotel', ['WALLET', 'QPAY']],
    ['lottery', ['WALLET', 'QPAY']],
    ['top-up', ['QPAY']],
  ] as const)('[MODAL-53] [MODAL-54] lends money for journeys alone: %s', (product, ways) => {
    const all = ['POCKET', 'LENDPAY', 'WALLET', 'QPAY'] as const;
    expect(all.filter((name) => mayBePaidBy(kinds, { ...order, product }, name))).toEqual(ways);
  });
});

describe('mayBeLent', () => {
  it.each<[string, Partial<PayableOrder>, boolean]>([
    ['an unpaid flight', {}, true],
    ['another product', { product: 'hotel' }, false],
    ['an order with its ticket', { status: 4 }, false],
    ['an order that money has come for', { paid: 1 }, false],
    ['an order in parts', { instalments: inParts }, false],
    ['an order that is changed', { change: {} as PayableOrder['change'] }, false],
  ])('of %s', (_name, over, byLoan) => {
    expect(mayBeLent(kinds, { ...order, ...over })).toBe(byLoan);
  });
});

describe('[PAY-03] paymentMethods', () => {
  it('offers everything but a loan', async () => {
    expect(await names(order, 'regular')).toEqual(['QPAY', 'CARD', 'POCKET', 'WALLET']);
    expect(await names({ ...order, product: 'top-up' }, 'regular')).toEqual(['QPAY', 'CARD']);
  });

  it('offers no PocketZero for an order that is in parts already', async () => {
    expect(await names({ ...order, instalments: inParts }, 'regular')).toEqual(['QPAY', 'CARD', 'WALLET']);
  });

  it('offers a loan alone, where the lender would give it for what is owed', async () => {
    expect(await names(order, 'lend')).toEqual(['LENDPAY']);
    expect(asked.at(-1)).toEqual([900, 'AYL-TEST']);
    expect(
      await names(
        order,
        'lend',
        deps(async () => ({ eligible: false, limit: 5 })),
      ),
    ).toEqual([]);
  });

  it('offers no loan outside the mini-app', async () => {
    asked.length = 0;
    expect(await paymentMethods(deps(), order, { type: 'lend', miniApp: false })).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('asks no lender that is not ready, or for an order that may not be lent', async () => {
    asked.length = 0;
    expect(await names(order, 'lend', deps(undefined, false))).toEqual([]);
    expect(await names({ ...order, paid: 1 }, 'lend')).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('offers no loan while the lender is silent, and writes that down; any other error is thrown', async () => {
    const silent = deps(async () => {
      throw new PartnerError('unavailable', 'TIMEOUT');
    });
    expect(await names(order, 'lend', silent)).toEqual([]);
    expect(warnings).toEqual([['lender-failed', { kind: 'unavailable', key: 'TIMEOUT' }]]);
    const broken = deps(async () => {
      throw new TypeError('a mistake of ours');
    });
    await expect(names(order, 'lend', broken)).rejects.toThrow('a mistake of ours');
  });
});
