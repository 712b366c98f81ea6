import { listWork, readDifference, settleDifference, type OfficeDifference } from '@aylal/contracts/office';
import { buildStaff, staffStub } from '@aylal/office/testing';
import { renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildDifference, buildWork, differenceStub, workAnswer, workStub } from '../testing/office-stubs.ts';

const finance = buildStaff('finance', 'Болормаа');
const item = buildWork({ kind: 'reconciliation', reference: 'qpay-1203', owner: finance });
const open = (stubs: Stub[], staff = finance) =>
  renderRemote(remote, {
    at: '/en/work?of=reconciliation&item=qpay-1203',
    locale: 'en',
    mode: 'office',
    stubs: [staffStub(staff), ...stubs],
  });
const settled = (state: 'settled' | 'waiting' = 'settled') => ({
  status_code: 200 as const,
  message: '',
  result: { reference: 'qpay-1203', state },
});
const missingHere: Partial<OfficeDifference> = {
  kind: 'missing-here',
  ref_number: '',
  invoice: 'INV-77',
  partner_amount: 90_000,
  our_amount: null,
  outcomes: ['book', 'returned'],
};
const ask = { reason: 'They never had it', amount: -900_000, at: '2026-11-21T01:00:00.000Z' };

describe('A difference with a partner', () => {
  it('says what each side has, and is written off as the cost that is shown', async () => {
    const settle = stubOperation(settleDifference, settled());
    const list = stubOperation(listWork, () => workAnswer(settle.calls.length === 0 ? [item] : []));
    const { user, record } = await open([settle, list, differenceStub()]);
    const one = await screen.findByRole('region', { name: 'Difference with a partner' });
    expect(await within(one).findByText('We have a payment that the partner does not')).toBeVisible();
    expect(one).toHaveTextContent(/qpay has\s*nothing/);
    expect(one).toHaveTextContent(/We have\s*₮90,000/);
    expect(within(one).getByRole('link', { name: 'AYL-4K7P2XQ8' })).toHaveAttribute('href', '/en/orders/AYL-4K7P2XQ8');
    expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Write it off' }));
    expect(screen.getByText(/₮90,000 becomes a cost of ours/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Write it off' }));
    expect(screen.getByLabelText('How do you know?')).toHaveFocus();
    await user.type(screen.getByLabelText('How do you know?'), 'They never had it');
    await user.click(screen.getByRole('button', { name: 'Write it off' }));
    await waitFor(() => expect(record.went).toEqual(['/work']));
    expect(settle.calls.map(({ body }) => body)).toEqual([
      { reference: 'qpay-1203', outcome: 'write-off', reason: 'They never had it' },
    ]);
  });

  it('is booked to an order by its number, which is asked for again where there is none', async () => {
    const wrong = { problem: 'invalid-input' as const, fields: { ref_number: 'validation_reference' } };
    const settle = stubOperation(settleDifference, [{ status_code: 400, message: '', result: wrong }, settled()]);
    const { user, record } = await open([settle, workStub([item]), differenceStub(buildDifference(missingHere))]);
    await user.click(await screen.findByRole('button', { name: 'Book it' }));
    const order = screen.getByLabelText('Order number');
    expect(order).toHaveFocus();
    await user.type(order, 'AYL-22222222');
    await user.type(screen.getByLabelText('How do you know?'), 'On the phone');
    await user.click(screen.getByRole('button', { name: 'Book it' }));
    expect(await screen.findByText('There is no such order')).toBeVisible();
    expect(order).toHaveFocus();
    expect(screen.getByLabelText('How do you know?')).toHaveValue('On the phone');
    await user.clear(order);
    await user.type(order, 'AYL-4K7P2XQ8');
    await user.click(screen.getByRole('button', { name: 'Book it' }));
    await waitFor(() => expect(record.went).toEqual(['/work']));
    expect(settle.calls.at(-1)?.body).toMatchObject({ outcome: 'book', ref_number: 'AYL-4K7P2XQ8' });
  });

  it('of much money asks a colleague to agree, who sees who has asked and why', async () => {
    const much = { our_amount: 900_000 };
    const settle = stubOperation(settleDifference, settled('waiting'));
    const first = await open([settle, workStub([item]), differenceStub(buildDifference(much))]);
    await first.user.click(await screen.findByRole('radio', { name: 'Write it off' }));
    await first.user.type(screen.getByLabelText('How do you know?'), 'They never had it');
    await first.user.click(screen.getByRole('button', { name: 'Ask a colleague to agree' }));
    await waitFor(() =>
      expect(first.record.toasts).toMatchObject([{ text: 'A colleague of finance has to agree now' }]),
    );
    first.unmount();

    const asked = { ...ask, by: { ...buildStaff('finance', 'Төмөр'), id: 'another' } };
    const second = await open([settle, workStub([item]), differenceStub(buildDifference({ ...much, asked }))]);
    expect(await screen.findByText(/Төмөр wants to write off ₮900,000 .*They never had it/)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Write it off' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Write it off' })).toBeVisible();
    second.unmount();

    await open([workStub([item]), differenceStub(buildDifference({ ...much, asked: { ...ask, by: finance } }))]);
    expect(await screen.findByText(/A colleague of finance has to agree who takes this work/)).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Write it off' })).toBeNull();
    expect(screen.getByRole('radio', { name: 'The partner corrects it' })).toBeChecked();
  });

  it('is settled by finance alone', async () => {
    const support = buildStaff('support');
    await open([workStub([{ ...item, owner: support }]), differenceStub()], support);
    expect(await screen.findByText(/Finance settles differences/)).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('waits, and is read again after a failure', async () => {
    const answer = { status_code: 200 as const, message: '', result: buildDifference() };
    const first = await open([stubOperation(readDifference, 'hanging'), workStub([item])]);
    expect(await screen.findByText('Loading the difference')).toBeInTheDocument();
    first.unmount();
    const read = stubOperation(readDifference, ['offline', 'offline', 'offline', answer]);
    const { user } = await open([read, workStub([item])]);
    expect(await screen.findByText('The difference could not be loaded', {}, { timeout: 5000 })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('We have a payment that the partner does not')).toBeVisible();
  });
});
