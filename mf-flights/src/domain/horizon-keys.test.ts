import { horizonKeys, type HorizonSubject } from './horizon-keys.ts';

describe('horizonKeys', () => {
  it.each<[boolean, boolean, HorizonSubject, ReturnType<typeof horizonKeys>]>([
    [true, true, 'both', { open: 'rules.nowText', late: 'rules.within48' }],
    [true, false, 'both', { open: 'rules.nowRefund', late: 'rules.within48' }],
    [false, true, 'both', { open: 'rules.nowChange', late: 'rules.within48Change' }],
    [false, false, 'both', 'rules.neverBoth'],
    [false, true, 'refund', 'rules.neverRefund'],
    [true, false, 'change', 'rules.neverChange'],
    [true, true, 'change', { open: 'rules.nowChange', late: 'rules.within48Change' }],
  ])('refundable %s, changeable %s, about %s', (refundable, changeable, about, keys) => {
    const fare = { refundable_before_depart: refundable, exchange_before_depart_changeable: changeable };
    expect(horizonKeys(fare, about)).toEqual(keys);
  });
});
