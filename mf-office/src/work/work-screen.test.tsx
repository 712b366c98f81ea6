import {
  assignTransfer,
  assignWork,
  readRequest,
  replyToRequest,
  resendMessage,
  finishWork,
  listWork,
  noteWork,
  type OfficeWork,
} from '@aylal/contracts/office';
import { buildStaff, staffStub } from '@aylal/office/testing';
import { renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildWork, workAnswer, workStub } from '../testing/office-stubs.ts';

const support = buildStaff('support');
const finance = buildStaff('finance', 'Болормаа');
const mine = buildWork({ owner: support });
const opened = '/en/work?of=unmatched-transfer&item=TRN-000123';
const open = (stubs: Stub[], { at = '/en/work', staff = support } = {}) =>
  renderRemote(remote, { at, locale: 'en', mode: 'office', stubs: [staffStub(staff), ...stubs] });
const ok = (result: OfficeWork) => ({ status_code: 200 as const, message: '', result });
const conflict = { status_code: 409 as const, message: '', result: { problem: 'state-conflict' as const } };

describe('The work list', () => {
  it('shows what waits, how much, with whom, and how long it may still wait', async () => {
    await open([
      workStub([
        buildWork({ kind: 'not-delivered', reference: 'AYL-4K7P2', due_at: '2026-11-21T01:20:00.000Z' }),
        mine,
      ]),
    ]);
    const rows = await screen.findAllByRole('link', { name: /· (Nobody|Сараа)/ });
    expect(rows.map((row) => row.textContent)).toEqual([
      'Paid and not deliveredAYL-4K7P2 · Nobody₮185,00040m late',
      'Transfer without an orderTRN-000123 · Сараа₮185,00022h left',
    ]);
    expect(screen.getByText('Waiting: 2')).toBeVisible();
  });

  it('asks for one kind, and for what nobody has taken', async () => {
    const stub = workStub([buildWork()]);
    const page = await open([stub], { at: '/en/work?kind=odd-answer&owner=nobody' });
    await screen.findByText(/TRN-000123/);
    expect(stub.calls.at(-1)?.query).toEqual({ kind: 'odd-answer', owner: 'nobody' });
    await page.user.selectOptions(screen.getByLabelText('Kind'), 'Difference with a partner');
    await page.user.click(screen.getByRole('radio', { name: 'Anyone' }));
    expect(page.record.went).toEqual(['/work?kind=reconciliation&owner=nobody', '/work?kind=odd-answer']);
  });

  it('shows the next page below the first', async () => {
    const stub = stubOperation(listWork, ({ query }) =>
      query['after']
        ? workAnswer([buildWork({ reference: 'TRN-2' })])
        : workAnswer([buildWork({ reference: 'TRN-1' })], { next: '1000 TRN-1 odd-answer', open: 2 }),
    );
    const page = await open([stub]);
    await page.user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText(/TRN-2/)).toBeVisible();
    expect(screen.getByText(/TRN-1/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(stub.calls.at(-1)?.query).toEqual({ after: '1000 TRN-1 odd-answer' });
  });

  it('says that nothing waits, and that nothing of a kind waits', async () => {
    const page = await open([workStub([])]);
    expect(await screen.findByRole('heading', { name: 'Nothing waits' })).toBeVisible();
    page.unmount();
    await open([workStub([])], { at: '/en/work?owner=me' });
    expect(await screen.findByRole('heading', { name: 'Nothing of this kind waits' })).toBeVisible();
  });

  it('waits, and reads again after a failure', async () => {
    const page = await open([stubOperation(listWork, ['offline', 'offline', 'offline', workAnswer([buildWork()])])]);
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(
      'The work list could not be loaded',
    );
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/TRN-000123/)).toBeVisible();
    page.unmount();
    await open([stubOperation(listWork, 'hanging')]);
    expect(await screen.findByText('Loading the work list')).toBeInTheDocument();
  });

  it('is not for every role', async () => {
    await open([workStub([])], { staff: buildStaff('content') });
    expect(await screen.findByText('Your role (Content) has no work list.')).toBeVisible();
  });
});

describe('One piece of work', () => {
  it('says what it is about, what to do and what the partner sent', async () => {
    await open([workStub([buildWork()])], { at: opened });
    const one = await screen.findByRole('region', { name: 'Transfer without an order' });
    expect(await within(one).findByText('₮185,000')).toBeVisible();
    expect(one).toHaveTextContent('Find out whose it is and assign it.');
    expect(one).toHaveTextContent('"purpose": "ayalal niseh"');
  });

  it('is taken from nobody, and given back', async () => {
    const assign = stubOperation(assignWork, [ok(mine), ok(buildWork())]);
    const list = stubOperation(listWork, () => workAnswer([assign.calls.length === 1 ? mine : buildWork()]));
    const page = await open([assign, list], { at: opened });
    await page.user.click(await screen.findByRole('button', { name: 'Take it' }));
    await page.user.click(await screen.findByRole('button', { name: 'Give it back' }));
    expect(await screen.findByRole('button', { name: 'Take it' })).toBeVisible();
    expect(assign.calls.map(({ body }) => body)).toEqual([
      { kind: 'unmatched-transfer', reference: 'TRN-000123', was: null, owner: support.id },
      { kind: 'unmatched-transfer', reference: 'TRN-000123', was: support.id, owner: null },
    ]);
  });

  it('is handed over to a colleague', async () => {
    const assign = stubOperation(assignWork, ok(mine));
    const page = await open([assign, workStub([mine])], { at: opened });
    await page.user.selectOptions(await screen.findByLabelText('Hand over to'), 'Болормаа · Finance');
    await waitFor(() => expect(assign.calls).toHaveLength(1));
    expect(assign.calls[0]?.body).toMatchObject({ was: support.id, owner: finance.id });
  });

  it('says that a colleague was faster, and shows who has it', async () => {
    const list = stubOperation(listWork, () =>
      workAnswer([buildWork(assign.calls.length === 0 ? {} : { owner: finance })]),
    );
    const assign = stubOperation(assignWork, conflict);
    const page = await open([assign, list], { at: opened });
    await page.user.click(await screen.findByRole('button', { name: 'Take it' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('A colleague was faster.');
    expect(await screen.findByRole('button', { name: 'Take over from Болормаа' })).toBeVisible();
  });

  it('takes a note, once for each text however often it is sent', async () => {
    const note = stubOperation(noteWork, ['offline', ok(mine)]);
    const page = await open([note, workStub([mine])], { at: opened });
    const field = await screen.findByLabelText('New note');
    await page.user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('Fill in this field')).toBeVisible();
    await page.user.type(field, 'Called the bank');
    await page.user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('trying again does nothing twice');
    expect(field).toHaveValue('Called the bank');
    await page.user.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(field).toHaveValue(''));
    const [first, second] = note.calls.map(({ body }) => body as { id: string; text: string });
    expect(first).toMatchObject({ kind: 'unmatched-transfer', reference: 'TRN-000123', text: 'Called the bank' });
    expect(second).toEqual(first);
  });

  it('is finished with a reason by who has it, and the list is there again', async () => {
    const item = buildWork({ kind: 'odd-answer', reference: 'qpay-1', owner: support });
    const finish = stubOperation(finishWork, {
      status_code: 200,
      message: '',
      result: { kind: item.kind, reference: item.reference },
    });
    const list = stubOperation(listWork, () => workAnswer(finish.calls.length === 0 ? [item] : []));
    const page = await open([finish, list], { at: '/en/work?of=odd-answer&item=qpay-1' });
    await page.user.type(await screen.findByLabelText('How was it done?'), 'No money came');
    await page.user.click(screen.getByRole('button', { name: 'Finish' }));
    await waitFor(() => expect(page.record.went).toEqual(['/work']));
    expect(finish.calls[0]?.body).toMatchObject({ reason: 'No money came' });
    expect(page.record.toasts).toMatchObject([{ kind: 'success', text: 'Done' }]);
    expect(await screen.findByText('This does not wait any more')).toBeVisible();
  });

  it('is only looked at by an auditor, and finished by nobody else than who has it', async () => {
    const page = await open([workStub([mine])], { at: opened, staff: buildStaff('auditor') });
    expect(await screen.findByText('"purpose": "ayalal niseh"', { exact: false })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Take|Give|Add|Finish/ })).toBeNull();
    page.unmount();
    await open([workStub([buildWork({ owner: finance })])], { at: opened });
    expect(await screen.findByRole('button', { name: 'Take over from Болормаа' })).toBeVisible();
    expect(screen.queryByLabelText('How was it done?')).toBeNull();
  });

  it('is not there any more once it is done', async () => {
    await open([workStub([])], { at: opened });
    expect(await screen.findByRole('heading', { name: 'This does not wait any more' })).toBeVisible();
  });

  it('is a transfer that is given to its order, by who has it', async () => {
    const assign = stubOperation(assignTransfer, {
      status_code: 200,
      message: '',
      result: { reference: 'TRF-7', ref_number: 'AYL-4K7P2XQ8' },
    });
    const item = buildWork({ reference: 'TRF-7', owner: support });
    const list = stubOperation(listWork, () => workAnswer(assign.calls.length === 0 ? [item] : []));
    const page = await open([assign, list], { at: '/en/work?of=unmatched-transfer&item=TRF-7' });
    await page.user.click(await screen.findByRole('button', { name: 'Give it to the order' }));
    expect(await screen.findByLabelText('Order number')).toHaveFocus();
    expect(screen.getAllByText('Fill in this field')).not.toHaveLength(0);
    await page.user.type(screen.getByLabelText('Order number'), 'ayl-4k7p2xq8');
    await page.user.type(screen.getByLabelText('How do you know?'), 'On the phone');
    await page.user.click(screen.getByRole('button', { name: 'Give it to the order' }));
    await waitFor(() => expect(page.record.went).toEqual(['/work']));
    expect(assign.calls.map(({ body }) => body)).toEqual([
      { reference: 'TRF-7', ref_number: 'ayl-4k7p2xq8', reason: 'On the phone' },
    ]);
    expect(page.record.toasts).toMatchObject([{ kind: 'success', text: 'Given to AYL-4K7P2XQ8' }]);
  });

  it('says at the number that its order never asked for a transfer, and keeps what was typed', async () => {
    const wrong = { problem: 'invalid-input' as const, fields: { ref_number: 'validation_reference' } };
    const assign = stubOperation(assignTransfer, { status_code: 400, message: '', result: wrong });
    const item = buildWork({ reference: 'TRF-7', owner: support });
    const page = await open([assign, workStub([item])], { at: '/en/work?of=unmatched-transfer&item=TRF-7' });
    await page.user.type(await screen.findByLabelText('Order number'), 'AYL-4K7P2XQ8');
    await page.user.type(screen.getByLabelText('How do you know?'), 'On the phone');
    await page.user.click(screen.getByRole('button', { name: 'Give it to the order' }));
    expect(await screen.findByText(/No order of this number has asked for a transfer/)).toBeVisible();
    expect(screen.getByLabelText('Order number')).toHaveValue('AYL-4K7P2XQ8');
    expect(screen.getByLabelText('How do you know?')).toHaveValue('On the phone');
  });

  it('is a request that is read by who has taken it, and answered by mail once', async () => {
    const item = buildWork({ kind: 'request', reference: 'REQ-1', amount: 0, raw: null, owner: support });
    const request = {
      reference: 'REQ-1',
      kind: 'travel' as const,
      name: 'Бат',
      phone: '+976 99112233',
      email: 'bat@example.mn',
      ref_number: '',
      about: '{"destination":"Хөвсгөл","date":null}',
      message: 'Six people',
      locale: 'mn',
      created_at: '2026-11-21T00:00:00.000Z',
    };
    const read = stubOperation(readRequest, { status_code: 200, message: '', result: request });
    const reply = stubOperation(replyToRequest, [
      'offline',
      { status_code: 200, message: '', result: { reference: 'REQ-1' } },
    ]);
    const page = await open([read, reply, workStub([item])], { at: '/en/work?of=request&item=REQ-1' });
    expect(await screen.findByText('Six people')).toBeVisible();
    expect(screen.getByRole('link', { name: '+976 99112233' })).toHaveAttribute('href', 'tel:+97699112233');
    expect(screen.getByText('Хөвсгөл')).toBeVisible();
    await page.user.type(screen.getByLabelText('Reply by mail'), 'Here is an offer');
    await page.user.click(screen.getByRole('button', { name: 'Send the reply' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('trying again does nothing twice');
    await page.user.click(screen.getByRole('button', { name: 'Send the reply' }));
    await waitFor(() => expect(screen.getByLabelText('Reply by mail')).toHaveValue(''));
    const [first, second] = reply.calls.map(({ body }) => body as object);
    expect(first).toMatchObject({ reference: 'REQ-1', text: 'Here is an offer' });
    expect(second).toEqual(first);
  });

  it('is a request whose customer is not shown to who has not taken it', async () => {
    const read = stubOperation(readRequest, 'hanging');
    const item = buildWork({ kind: 'request', reference: 'REQ-1', amount: 0, raw: null });
    await open([read, workStub([item])], { at: '/en/work?of=request&item=REQ-1' });
    expect(await screen.findByText('Take it to see who asks.')).toBeVisible();
    expect(read.calls).toEqual([]);
  });

  it('is a message that is sent once more', async () => {
    const item = buildWork({ kind: 'message-dead', reference: 'm-1', amount: 0, raw: null, owner: support });
    const resend = stubOperation(resendMessage, { status_code: 200, message: '', result: { reference: 'm-1' } });
    const page = await open([resend, workStub([item])], { at: '/en/work?of=message-dead&item=m-1' });
    await page.user.click(await screen.findByRole('button', { name: 'Send it again' }));
    await waitFor(() => expect(resend.calls.map(({ body }) => body)).toEqual([{ reference: 'm-1' }]));
    expect(page.record.toasts).toMatchObject([{ kind: 'success' }]);
  });
});
