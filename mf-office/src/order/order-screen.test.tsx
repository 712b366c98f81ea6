import {
  actOnOrder,
  changeOrderContact,
  decideGoodwill,
  getOfficeOrder,
  giveGoodwill,
  quoteOrderRefund,
  refundOrderByRule,
  revealOrderPeople,
} from '@aylal/contracts/office';
import { buildStaff } from '@aylal/office/testing';
import { stubOperation } from '@aylal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ok, openOrder } from '../testing/open-order.ts';
import { buildEntry } from '../testing/office-stubs.ts';
import {
  buildIssuedOrder,
  buildOfficeOrder,
  officeOrderStub,
  orderRefundStub,
  refundByRule,
} from '../testing/order-stubs.ts';

describe('The file of an order', () => {
  it('says what it is, what was paid and booked, and which message did not arrive', async () => {
    await openOrder([
      officeOrderStub(buildOfficeOrder({ office: [buildEntry({ act: 'order-retry', reason: 'Asked' })] })),
    ]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Order AYL-4K7P2XQ8' })).toBeVisible();
    const part = (name: string) => screen.getByRole('region', { name });
    expect(part('Улаанбаатар – Сөүл')).toHaveTextContent(/Тасалбар бичигдэж байна.*Tries at the supplier3/);
    expect(part('Money')).toHaveTextContent(/Price₮900,000.*Still to pay₮0.*QPAY · P-77/);
    expect(part('What was booked')).toHaveTextContent(/Order made.*unissued:AYL-4K7P2XQ8/);
    expect(part('Messages to the customer')).toHaveTextContent(/not delivered.*mailbox unknown/);
    expect(part('Bought with')).toHaveTextContent(/book-flight.*mf-flights@1\.4\.2.*mf-checkout@1\.1\.0/);
    expect(part('Calls to partners')).toHaveTextContent(
      /TIMEOUT · POST airline\.example\/orders3 times.*6004 ms at most/,
    );
    expect(part('Calls to partners')).toHaveTextContent(/200 · POST qpay\.example\/v2\/invoice.*212 ms/);
    expect(part('What the office did')).toHaveTextContent('Asked the supplier again · Asked');
  });

  it('does what is chosen, with why, once however often it is sent', async () => {
    const ended = buildOfficeOrder({ status: { status_code: 5, name: 'Цуцлагдсан' }, actions: [], paid: 0 });
    const act = stubOperation(actOnOrder, ['offline', ok(ended)]);
    const file = stubOperation(getOfficeOrder, () => ok(act.calls.length < 2 ? buildOfficeOrder() : ended));
    const page = await openOrder([file, act]);
    await page.user.click(await screen.findByRole('radio', { name: 'Give up and pay back' }));
    expect(screen.getByText(/the money goes to the customer's wallet/)).toBeVisible();
    const send = screen.getByRole('button', { name: 'Give up and pay back' });
    await page.user.click(send);
    expect(await screen.findByText('Fill in this field')).toBeVisible();
    await page.user.type(screen.getByLabelText('Why?'), 'The airline is on strike');
    await page.user.click(send);
    expect(await screen.findByRole('alert')).toHaveTextContent('trying again does nothing twice');
    await page.user.click(screen.getByRole('button', { name: 'Give up and pay back' }));
    expect(await screen.findByText('Nothing can be done with this order now.')).toBeVisible();
    const [first, second] = act.calls.map(({ body }) => body as { id: string });
    expect(first).toMatchObject({
      ref_number: 'AYL-4K7P2XQ8',
      action: 'give-up',
      status: 3,
      reason: 'The airline is on strike',
    });
    expect(second).toEqual(first);
    expect(page.record.toasts).toMatchObject([{ kind: 'success', text: "The money is in the customer's wallet" }]);
  });

  it('says that the order has moved on, and shows how it is now', async () => {
    const issued = buildOfficeOrder({ status: { status_code: 4, name: 'Бичигдсэн' }, actions: ['resend-mail'] });
    const act = stubOperation(actOnOrder, {
      status_code: 409,
      message: '',
      result: { problem: 'state-conflict' },
    });
    const file = stubOperation(getOfficeOrder, () => ok(act.calls.length === 0 ? buildOfficeOrder() : issued));
    const page = await openOrder([file, act]);
    await page.user.click(await screen.findByRole('radio', { name: 'Send the last mail again' }));
    await page.user.type(screen.getByLabelText('Why?'), 'Lost');
    await page.user.click(screen.getByRole('button', { name: 'Send the last mail again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('A colleague was faster.');
    expect(await screen.findByText('Бичигдсэн')).toBeVisible();
    expect(screen.getByLabelText('Why?')).toHaveValue('Lost');
  });

  it('[PII-2] shows who it is about only to who says why', async () => {
    const people = ok({
      name: 'Bat Sarnai',
      email: 'sarnai@example.mn',
      phone: '+976 99112233',
      travellers: [{ name: 'BAT SARNAI', document: 'E1234567' }],
    });
    const reveal = stubOperation(revealOrderPeople, people);
    const page = await openOrder([officeOrderStub(), reveal]);
    const part = await screen.findByRole('region', { name: 'People' });
    expect(part).toHaveTextContent(/B\*\*\* S\*\*\*E\*\*\*67/);
    await page.user.type(within(part).getByLabelText('Why do you need the personal data?'), 'Calls back');
    await page.user.click(within(part).getByRole('button', { name: 'Show them' }));
    await waitFor(() => expect(part).toHaveTextContent('sarnai@example.mn'));
    expect(part).toHaveTextContent('E1234567');
    expect(reveal.calls.map(({ body }) => body)).toEqual([{ ref_number: 'AYL-4K7P2XQ8', reason: 'Calls back' }]);
    expect(within(part).queryByRole('button', { name: 'Show them' })).toBeNull();
  });

  it('gives money by judgement, with the rule of the second person beside it', async () => {
    const give = stubOperation(giveGoodwill, ok(buildOfficeOrder()));
    const page = await openOrder([officeOrderStub(), give]);
    const part = await screen.findByRole('region', { name: 'Money by judgement' });
    await page.user.type(within(part).getByLabelText('Amount'), '900,001');
    await page.user.click(within(part).getByRole('button', { name: 'Ask a colleague to agree' }));
    expect(await within(part).findByText('At most ₮900,000 can be given for this order')).toBeVisible();
    expect(within(part).getByText('Fill in this field')).toBeVisible();
    await page.user.clear(within(part).getByLabelText('Amount'));
    await page.user.type(within(part).getByLabelText('Amount'), '50 000');
    await page.user.type(within(part).getByLabelText('Why is it given?'), 'The bag came late');
    await page.user.click(within(part).getByRole('button', { name: 'Give it' }));
    await waitFor(() => expect(page.record.toasts).toHaveLength(1));
    expect(give.calls.map(({ body }) => body)).toMatchObject([
      { ref_number: 'AYL-4K7P2XQ8', amount: 50_000, reason: 'The bag came late' },
    ]);
    expect(within(part).getByLabelText('Amount')).toHaveValue('');
  });

  it('lets a second person of finance decide, and never who asked', async () => {
    const asked = {
      id: 'g-1',
      amount: 300_000,
      reason: 'Two nights lost',
      state: 'waiting' as const,
      asked_by: buildStaff('support'),
      at: '2026-11-21T01:00:00.000Z',
      decided_by: null,
    };
    const stub = officeOrderStub(buildOfficeOrder({ goodwill: [asked] }));
    const decide = stubOperation(decideGoodwill, ok(buildOfficeOrder()));
    const page = await openOrder([stub, decide], buildStaff('finance', 'Болормаа'));
    await page.user.click(await screen.findByRole('radio', { name: 'Agree' }));
    await page.user.type(screen.getByLabelText('Why do you decide so?'), 'Right');
    await page.user.click(screen.getByRole('button', { name: 'Agree' }));
    await waitFor(() =>
      expect(decide.calls.map(({ body }) => body)).toEqual([{ id: 'g-1', agree: true, reason: 'Right' }]),
    );
    page.unmount();
    await openOrder([stub], buildStaff('support'));
    expect(await screen.findByText('waits for a second person')).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Agree' })).toBeNull();
  });

  it('is only read by an auditor', async () => {
    await openOrder([officeOrderStub()], buildStaff('auditor'));
    expect(await screen.findByRole('region', { name: 'People' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Do something' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Money by judgement' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show them' })).toBeNull();
  });

  it('waits, fails with a retry, and says that there is no such order', async () => {
    const missing = { status_code: 404 as const, message: '', result: { problem: 'not-found' as const } };
    const page = await openOrder([stubOperation(getOfficeOrder, ['offline', 'offline', 'offline', missing])]);
    expect(await screen.findByText('Loading the order')).toBeInTheDocument();
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('The order could not be loaded');
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'There is no such order' })).toBeVisible();
  });

  it('get another contact, checked by the rules of a booking, and what was typed stays until it is taken', async () => {
    const stub = stubOperation(changeOrderContact, ok(buildOfficeOrder()));
    const page = await openOrder([officeOrderStub(), stub]);
    await page.user.click(await screen.findByText('Change the contact', { selector: 'summary *' }));
    await page.user.type(screen.getByLabelText('New e-mail'), 'new@example.mn');
    await page.user.type(screen.getByLabelText('New phone'), '8811');
    await page.user.type(screen.getByLabelText('Why, and how you know who asks'), 'Called from the same number');
    const send = screen.getByRole('button', { name: 'Change the contact' });
    await page.user.click(send);
    expect(await screen.findByText(/8 digits/)).toBeVisible();
    expect(screen.getByLabelText('New phone')).toHaveFocus();
    expect(stub.calls).toEqual([]);
    await page.user.type(screen.getByLabelText('New phone'), '2233');
    await page.user.click(send);
    await waitFor(() => expect(screen.getByLabelText('New e-mail')).toHaveValue(''));
    expect(stub.calls.map(({ body }) => body)).toEqual([
      {
        ...{ ref_number: 'AYL-4K7P2XQ8', contact_email: 'new@example.mn' },
        ...{ contact_dial_code: '976', contact_phone: '88112233', reason: 'Called from the same number' },
      },
    ]);
  });
});

describe('A refund by the rule', () => {
  const card = () => screen.getByRole('region', { name: 'Refund by the rule' });

  it('shows what the rule gives, and refunds that once with why, however often it is sent', async () => {
    const refunding = buildIssuedOrder({ status: { status_code: 8, name: 'Буцаалт илгээсэн' } });
    const refund = stubOperation(refundOrderByRule, ['offline', ok(refunding)]);
    const quote = stubOperation(quoteOrderRefund, () => ok({ refund: refund.calls.length < 2 ? refundByRule : null }));
    const file = stubOperation(getOfficeOrder, () => ok(refund.calls.length < 2 ? buildIssuedOrder() : refunding));
    const page = await openOrder([file, quote, refund]);
    const send = await screen.findByRole('button', { name: 'Refund ₮750,000' });
    expect(card()).toHaveTextContent(/What it cost₮900,000.*keeps.*100,000.*coupon.*50,000.*The customer gets₮750,000/);
    await page.user.click(send);
    expect(await within(card()).findByText('Fill in this field')).toBeVisible();
    expect(refund.calls).toHaveLength(0);
    await page.user.type(within(card()).getByLabelText('Why is it refunded?'), 'Called');
    await page.user.click(send);
    expect(await within(card()).findByRole('alert')).toHaveTextContent('trying again does nothing twice');
    await page.user.click(screen.getByRole('button', { name: 'Refund ₮750,000' }));
    expect(await within(card()).findByText(/gives nothing back by itself now/)).toBeVisible();
    const [first, second] = refund.calls.map(({ body }) => body);
    expect(first).toMatchObject({ ref_number: 'AYL-4K7P2XQ8', refund_amount: 750_000, reason: 'Called' });
    expect(second).toEqual(first);
    expect(page.record.toasts).toMatchObject([{ kind: 'success', text: 'The refund is on its way' }]);
  });

  it('says that the rule could not be asked, and asks it again', async () => {
    const quote = stubOperation(quoteOrderRefund, ['offline', 'offline', 'offline', ok({ refund: refundByRule })]);
    const page = await openOrder([officeOrderStub(buildIssuedOrder()), quote]);
    await waitFor(() => expect(card()).toHaveTextContent('The rule could not be asked'), { timeout: 10_000 });
    await page.user.click(within(card()).getByRole('button', { name: /again/i }));
    expect(await screen.findByRole('button', { name: 'Refund ₮750,000' })).toBeVisible();
  });

  it('is not there for what is not delivered, and for who may only read', async () => {
    await openOrder([officeOrderStub()]);
    await screen.findByRole('heading', { level: 1, name: 'Order AYL-4K7P2XQ8' });
    await screen.findByText('Money by judgement');
    expect(screen.queryByRole('region', { name: 'Refund by the rule' })).toBeNull();
    await openOrder([officeOrderStub(buildIssuedOrder()), orderRefundStub()], buildStaff('auditor'));
    await screen.findByText('Бичигдсэн');
    expect(screen.queryByRole('region', { name: 'Refund by the rule' })).toBeNull();
  });
});
