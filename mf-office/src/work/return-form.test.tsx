import { listWork, returnTransfer } from '@aylal/contracts/office';
import { buildStaff, staffStub } from '@aylal/office/testing';
import { renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildWork, workAnswer, workStub } from '../testing/office-stubs.ts';

const finance = buildStaff('finance', 'Болормаа');
const raw = '{"record":7,"amount":185000,"purpose":"ayalal","sender":"5001234567"}';
const item = buildWork({ reference: 'TRF-7', owner: finance, raw });
const open = (stubs: Stub[], staff = finance) =>
  renderRemote(remote, {
    at: '/en/work?of=unmatched-transfer&item=TRF-7',
    locale: 'en',
    mode: 'office',
    stubs: [staffStub(staff), ...stubs],
  });
const sent = { status_code: 200 as const, message: '', result: { reference: 'TRF-7' } };

describe('Sending a transfer back', () => {
  it('asks for the bank and why, and is sent once however often the answer is lost', async () => {
    const back = stubOperation(returnTransfer, ['offline', sent]);
    const list = stubOperation(listWork, () => workAnswer(back.calls.length < 2 ? [item] : []));
    const { user, record } = await open([back, list]);
    await user.click(await screen.findByRole('button', { name: 'Pay it back' }));
    const bank = screen.getByLabelText('Bank of the sender');
    expect(bank).toHaveFocus();
    await user.selectOptions(bank, 'Khan Bank');
    await user.click(screen.getByRole('button', { name: 'Pay it back' }));
    expect(screen.getByLabelText('Why does it go back?')).toHaveFocus();
    await user.type(screen.getByLabelText('Why does it go back?'), 'Meant for another shop');
    await user.click(screen.getByRole('button', { name: 'Pay it back' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('trying again does nothing twice');
    await user.click(screen.getByRole('button', { name: 'Pay it back' }));
    await waitFor(() => expect(record.went).toEqual(['/work']));
    const [first, second] = back.calls.map(({ body }) => body as object);
    expect(first).toMatchObject({ reference: 'TRF-7', bank_name: 'Khan', reason: 'Meant for another shop' });
    expect(second).toEqual(first);
    expect(record.toasts).toMatchObject([{ kind: 'success', text: 'The bank is asked to pay it back' }]);
  });

  it('says at the bank that it has no such account, and keeps what was typed', async () => {
    const wrong = { problem: 'invalid-input' as const, fields: { bank_name: 'validation_required_bank' } };
    const { user } = await open([
      stubOperation(returnTransfer, { status_code: 400, message: '', result: wrong }),
      workStub([item]),
    ]);
    await user.selectOptions(await screen.findByLabelText('Bank of the sender'), 'Golomt Bank');
    await user.type(screen.getByLabelText('Why does it go back?'), 'Meant for another shop');
    await user.click(screen.getByRole('button', { name: 'Pay it back' }));
    expect(await screen.findByText('This bank has no such account. Choose another.')).toBeVisible();
    expect(screen.getByLabelText('Bank of the sender')).toHaveFocus();
    expect(screen.getByLabelText('Why does it go back?')).toHaveValue('Meant for another shop');
  });

  it('is only said of what the bank has returned where the statement names no account', async () => {
    const back = stubOperation(returnTransfer, sent);
    const nameless = buildWork({ reference: 'TRF-7', owner: finance, raw: '{"sender":""}' });
    const { user } = await open([back, workStub([nameless])]);
    await user.type(await screen.findByLabelText('Why does it go back?'), 'Returned on Monday');
    expect(screen.queryByLabelText('Bank of the sender')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Book it as returned' }));
    await waitFor(() => expect(back.calls[0]?.body).toMatchObject({ bank_name: null }));
  });

  it('is for finance, and nobody puts such work away instead', async () => {
    const support = buildStaff('support');
    await open([workStub([{ ...item, owner: support }])], support);
    expect(await screen.findByText('Finance sends back what belongs to no order.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Pay it back|Finish/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Give it to the order' })).toBeVisible();
  });
});
