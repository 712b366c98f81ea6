import { addCoupon, endCoupon, listCoupons } from '@aylal/contracts/office';
import { buildStaff, staffStub } from '@aylal/office/testing';
import { renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildCoupon, couponsStub } from '../testing/coupon-stubs.ts';

const writer = buildStaff('content', 'Тэмүүлэн');
const open = (stubs: Stub[], staff = writer) =>
  renderRemote(remote, { at: '/en/coupons', locale: 'en', mode: 'office', stubs: [staffStub(staff), ...stubs] });
type Page = Awaited<ReturnType<typeof open>>;

async function fillForm({ user }: Page, changes: Readonly<Record<string, string>> = {}) {
  await user.click(await screen.findByText('Make a coupon'));
  const typed = {
    ...{ Code: 'spring', 'How much': '10', 'At most (optional)': '100,000', 'Smallest order (optional)': '' },
    ...{ 'Last day': '2026-12-31', 'How many orders (optional)': '2', 'Why is it made?': 'Spring sale' },
    ...changes,
  };
  for (const [label, text] of Object.entries(typed))
    if (text !== '') await user.type(screen.getByLabelText(label), text);
}
const make = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Make the coupon' }));

describe('Coupons', () => {
  it('are listed with what they take off, until when, and how many orders have them', async () => {
    await open([
      couponsStub([
        buildCoupon(),
        buildCoupon({
          ...{ code: 'ULAAN50', kind: 'amount', value: 50_000, most: null, min_total: 0, uses: 3, max_uses: null },
          ...{ state: 'over', made_by: 'Тэмүүлэн', ended_by: 'Болормаа' },
        }),
      ]),
    ]);
    const [first, second] = within(await screen.findByRole('list', { name: 'Coupons' })).getAllByRole('listitem');
    expect(first).toHaveTextContent(
      'SPRINGcan be used10% · at most ₮100,000 · orders from ₮300,000 · orders with it: 1 of 2',
    );
    expect(first).toHaveTextContent('came with the shop');
    expect(second).toHaveTextContent('ULAAN50over₮50,000 · orders with it: 3');
    expect(second).toHaveTextContent('Тэмүүлэн · ended by Болормаа');
    expect(screen.getAllByText('End it')).toHaveLength(1);
  });

  it('are made with what was typed, and the form is empty again', async () => {
    const add = stubOperation(addCoupon, { status_code: 200, message: '', result: buildCoupon() });
    const page = await open([couponsStub([]), add]);
    await fillForm(page);
    await make(page);
    await waitFor(() => expect(page.record.toasts).toMatchObject([{ text: 'Coupon SPRING can be used now' }]));
    expect(add.calls.map(({ body }) => body)).toEqual([
      {
        ...{ code: 'SPRING', kind: 'percent', value: 10, most: 100_000, min_total: 0 },
        ...{ last_day: '2026-12-31', max_uses: 2, reason: 'Spring sale' },
      },
    ]);
    expect(screen.getByLabelText('Code')).toHaveValue('');
  });

  it.each([
    ['a code with a space', { Code: 'A B' }, 'Code', 'A coupon has 3 to 24 letters and digits'],
    ['more than everything', { 'How much': '101' }, 'How much', 'A percentage is a whole number from 1 to 100'],
    ['a day that is over', { 'Last day': '2026-11-01' }, 'Last day', 'This day has passed. Choose today or later'],
    ['half an order', { 'How many orders (optional)': '1.5' }, 'How many orders (optional)', 'Enter a whole number'],
  ])('are not sent with %s: the field says so and has the focus', async (_name, changes, label, text) => {
    const add = stubOperation(addCoupon, { status_code: 200, message: '', result: buildCoupon() });
    const page = await open([couponsStub([]), add]);
    await fillForm(page, changes);
    await make(page);
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
    expect(add.calls).toEqual([]);
  });

  it('have a code of their own: one that is there is refused at its field, and what was typed stays', async () => {
    const result = { problem: 'invalid-input' as const, fields: { code: 'validation_coupon_exists' } };
    const page = await open([couponsStub([]), stubOperation(addCoupon, { status_code: 400, message: '', result })]);
    await fillForm(page);
    await make(page);
    expect(await screen.findByText('This code is in use already. Choose another')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
    expect(screen.getByLabelText('Why is it made?')).toHaveValue('Spring sale');
  });

  it('of an amount have no limit beside it', async () => {
    const page = await open([couponsStub([])]);
    await page.user.click(await screen.findByText('Make a coupon'));
    await page.user.selectOptions(screen.getByLabelText('It takes off'), 'an amount');
    expect(screen.queryByLabelText('At most (optional)')).toBeNull();
  });

  it('are ended with a reason', async () => {
    const end = stubOperation(endCoupon, { status_code: 200, message: '', result: buildCoupon({ state: 'over' }) });
    const page = await open([couponsStub([buildCoupon()]), end]);
    await page.user.click(await screen.findByText('End it'));
    await page.user.click(screen.getByRole('button', { name: 'End SPRING now' }));
    expect(end.calls).toEqual([]);
    await page.user.type(screen.getByLabelText('Why does it end?'), 'Sold out');
    await page.user.click(screen.getByRole('button', { name: 'End SPRING now' }));
    await waitFor(() => expect(page.record.toasts).toMatchObject([{ text: 'Coupon SPRING is over' }]));
    expect(end.calls.map(({ body }) => body)).toEqual([{ code: 'SPRING', reason: 'Sold out' }]);
  });

  it('are read again after a failure, and only looked at by an auditor', async () => {
    const none = { status_code: 200 as const, message: '', result: { coupons: [] } };
    const stub = stubOperation(listCoupons, ['offline', 'offline', 'offline', none]);
    const page = await open([stub], buildStaff('auditor'));
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(
      'The coupons could not be loaded',
    );
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'There are no coupons yet' })).toBeVisible();
    expect(screen.queryByText('Make a coupon')).toBeNull();
  });

  it('are not for every role', async () => {
    await open([], buildStaff('support'));
    expect(await screen.findByText('Your role (Support) does not see coupons.')).toBeVisible();
  });
});
