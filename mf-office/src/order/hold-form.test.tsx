import { getOfficeOrder, holdOrderLonger } from '@aylal/contracts/office';
import { buildStaff } from '@aylal/office/testing';
import { stubOperation } from '@aylal/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ok, openOrder } from '../testing/open-order.ts';
import { buildOfficeOrder, buildUnpaidOrder, officeOrderStub } from '../testing/order-stubs.ts';

const refused = (problem: 'not-bookable' | 'sold-out' | 'state-conflict') => ({
  status_code: 409 as const,
  message: '',
  result: { problem },
});
const card = () => screen.findByRole('region', { name: 'Time to pay' });
/** What a browser does when a time is chosen. */
const choose = (value: string) => fireEvent.change(screen.getByLabelText('Hold it until'), { target: { value } });

describe('The time to pay of an order', () => {
  it('is lengthened with why, once however often it is sent, and the partner may grant less', async () => {
    const less = buildUnpaidOrder({ pay_until: '2026-11-21T05:00:00.000Z' });
    const stub = stubOperation(holdOrderLonger, ['offline', ok(less)]);
    const file = stubOperation(getOfficeOrder, () => ok(stub.calls.length < 2 ? buildUnpaidOrder() : less));
    const page = await openOrder([file, stub]);
    expect(await card()).toHaveTextContent(/can pay until 21 Nov 2026, 10:20/);
    choose('2026-11-21T18:00');
    await page.user.type(within(await card()).getByLabelText('Why?'), 'The bank is closed');
    const send = screen.getByRole('button', { name: 'Hold it longer' });
    await page.user.click(send);
    expect(await within(await card()).findByRole('alert')).toHaveTextContent('trying again does nothing twice');
    await page.user.click(send);
    await waitFor(() => expect(page.record.toasts).toHaveLength(1));
    const [first, second] = stub.calls.map(({ body }) => body);
    expect(first).toMatchObject({
      ref_number: 'AYL-4K7P2XQ8',
      pay_until: '2026-11-21T02:20:00.000Z',
      until: '2026-11-21T10:00:00.000Z',
      reason: 'The bank is closed',
    });
    expect(second).toEqual(first);
    expect(page.record.toasts).toMatchObject([
      { kind: 'success', text: 'The partner holds it until 21 Nov 2026, 13:00 only. The customer reads this time.' },
    ]);
    expect(await card()).toHaveTextContent(/can pay until 21 Nov 2026, 13:00/);
  });

  it.each(['2026-11-21T10:20', '2026-11-23T08:01', ''])(
    'sends nothing for %s, and leads to the field',
    async (time) => {
      const stub = stubOperation(holdOrderLonger, ok(buildUnpaidOrder()));
      const page = await openOrder([officeOrderStub(buildUnpaidOrder()), stub]);
      await card();
      choose(time);
      await page.user.type(within(await card()).getByLabelText('Why?'), 'Asked');
      await page.user.click(screen.getByRole('button', { name: 'Hold it longer' }));
      expect(await within(await card()).findByText(/^A time after 21 Nov 2026, 10:20/)).toBeVisible();
      expect(screen.getByLabelText('Hold it until')).toHaveFocus();
      expect(stub.calls).toEqual([]);
    },
  );

  it.each([
    ['not-bookable', 'The partner does not hold it longer.'],
    ['sold-out', 'The partner does not have it for this customer any more.'],
    ['state-conflict', 'A colleague was faster.'],
  ] as const)('stays as typed when it is refused: %s', async (problem, text) => {
    const page = await openOrder([
      officeOrderStub(buildUnpaidOrder()),
      stubOperation(holdOrderLonger, refused(problem)),
    ]);
    await card();
    choose('2026-11-21T18:00');
    await page.user.type(within(await card()).getByLabelText('Why?'), 'Asked');
    await page.user.click(screen.getByRole('button', { name: 'Hold it longer' }));
    expect(await within(await card()).findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Hold it until')).toHaveValue('2026-11-21T18:00');
    expect(within(await card()).getByLabelText('Why?')).toHaveValue('Asked');
  });

  it.each([
    ['product', 'Nobody can promise these goods'],
    ['limit', 'for as long as an order may be held'],
    ['start', 'begins too soon'],
  ] as const)('has no button where it cannot be lengthened: %s', async (why, text) => {
    await openOrder([officeOrderStub(buildUnpaidOrder({ hold: { latest: null, why } }))]);
    expect(await card()).toHaveTextContent(text);
    expect(screen.queryByRole('button', { name: 'Hold it longer' })).toBeNull();
  });

  it('is not shown of an order that is paid, and to who may only read', async () => {
    const page = await openOrder([officeOrderStub(buildOfficeOrder())]);
    await screen.findByRole('region', { name: 'Money by judgement' });
    expect(screen.queryByRole('region', { name: 'Time to pay' })).toBeNull();
    page.unmount();
    await openOrder([officeOrderStub(buildUnpaidOrder())], buildStaff('auditor'));
    await screen.findByRole('region', { name: 'People' });
    expect(screen.queryByRole('region', { name: 'Time to pay' })).toBeNull();
  });
});
