import { decidePayout, listWork, readPayout, type OfficePayout } from '@aylal/contracts/office';
import { buildStaff, staffStub } from '@aylal/office/testing';
import { renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildWork, workAnswer, workStub } from '../testing/office-stubs.ts';

const finance = buildStaff('finance', 'Болормаа');
const item = buildWork({ kind: 'payout-approval', reference: 'RFD-4K7P2XQ8', amount: 6_000_000, owner: finance });
const refund: OfficePayout = {
  ...{ reference: 'RFD-4K7P2XQ8', kind: 'refund', amount: 6_000_000, customer: 'B*** A***' },
  ...{ bank_name: 'Khan', account: '512***6789', ref_number: 'AYL-4K7P2XQ8', asked_at: '2026-11-21T00:00:00.000Z' },
  locale: 'ru',
};
const read = (payout = refund) => stubOperation(readPayout, { status_code: 200, message: '', result: payout });
const open = (stubs: Stub[], staff = finance) =>
  renderRemote(remote, {
    at: '/en/work?of=payout-approval&item=RFD-4K7P2XQ8',
    locale: 'en',
    mode: 'office',
    stubs: [staffStub(staff), ...stubs],
  });

describe('A payout to approve', () => {
  it('says whose money leaves to where, and is approved with a reason', async () => {
    const decide = stubOperation(decidePayout, {
      status_code: 200,
      message: '',
      result: { reference: item.reference, state: 'approved' },
    });
    const list = stubOperation(listWork, () => workAnswer(decide.calls.length === 0 ? [item] : []));
    const { user, record } = await open([decide, list, read()]);
    expect(await screen.findByText('Refund of an order')).toBeVisible();
    expect(screen.getByText('Khan Bank 512***6789')).toBeVisible();
    expect(screen.getByRole('link', { name: 'AYL-4K7P2XQ8' })).toHaveAttribute('href', '/en/orders/AYL-4K7P2XQ8');
    expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(screen.getByLabelText('Why do you decide so?')).toHaveFocus();
    await user.type(screen.getByLabelText('Why do you decide so?'), 'The family called');
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(record.went).toEqual(['/work']));
    expect(decide.calls.map(({ body }) => body)).toEqual([
      { reference: 'RFD-4K7P2XQ8', agree: true, reason: 'The family called', for_customer: '' },
    ]);
  });

  it('says before it is refused where the money goes, and that a colleague was faster', async () => {
    const conflict = { status_code: 409 as const, message: '', result: { problem: 'state-conflict' as const } };
    const decide = stubOperation(decidePayout, conflict);
    const { user } = await open([decide, workStub([item]), read({ ...refund, kind: 'withdrawal', ref_number: null })]);
    await user.click(await screen.findByRole('radio', { name: 'Refuse' }));
    expect(screen.getByText(/back to the customer's game wallet/)).toBeVisible();
    expect(screen.getByText(/The customer's language: Russian/)).toBeVisible();
    await user.type(screen.getByLabelText('Why do you decide so?'), 'Not their account');
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    expect(await screen.findByText('Fill in this field')).toBeVisible();
    expect(screen.getByLabelText('What the customer reads')).toHaveFocus();
    expect(decide.calls).toEqual([]);
    await user.type(screen.getByLabelText('What the customer reads'), 'Счёт на другое имя');
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('A colleague was faster.');
    expect(screen.getByLabelText('Why do you decide so?')).toHaveValue('Not their account');
    expect(screen.getByLabelText('What the customer reads')).toHaveValue('Счёт на другое имя');
    expect(decide.calls[0]?.body).toMatchObject({ agree: false, for_customer: 'Счёт на другое имя' });
  });

  it('is decided by finance alone', async () => {
    const support = buildStaff('support');
    await open([workStub([{ ...item, owner: support }]), read()], support);
    expect(await screen.findByText(/Finance approves payouts/)).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
