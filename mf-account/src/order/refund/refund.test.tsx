import { sendVerifyCode } from '@aylal/contracts/account';
import { refundFlight } from '@aylal/contracts/flights';
import type { FlightOrder, OrderRefund } from '@aylal/contracts/orders';
import { checkAccountName, listBanks } from '@aylal/contracts/payments';
import { bankList } from '@aylal/domain/payments';
import { buildIssuedOrder, buildSessionUser, renderPart, renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { stubOrder } from '../../testing/scenarios.ts';
import { view } from './flight-refund-dialog.tsx';

const issued = (over: Partial<FlightOrder> = {}) => {
  const order = buildIssuedOrder();
  const travellers = order.travellers.map((one, index) => ({ ...one, ticket_number: `289-240000000${index + 1}` }));
  return { ...order, travellers, ...over };
};
const sentAnswer = { status_code: 200, message: '', result: { ref_number: 'AYL-4K7P2' } } as const;
const holderAnswer = {
  status_code: 200,
  message: '',
  result: { custFirstName: 'ANUDARI', custLastName: 'BATBOLD' },
} as const;
const banksStub = () => stubOperation(listBanks, { status_code: 200, message: '', result: [...bankList] });
const holderStub = () => stubOperation(checkAccountName, holderAnswer);

async function open(order: FlightOrder, stubs: Stub[] = [], owner = buildSessionUser()) {
  const closed: number[] = [];
  const rendered = await renderPart(remote, <view.Component props={{ order }} close={() => closed.push(1)} />, {
    user: owner,
    stubs: [...stubs, banksStub(), holderStub()],
  });
  return { ...rendered, closed };
}

async function fill({ user }: Awaited<ReturnType<typeof open>>) {
  await screen.findByRole('option', { name: 'Голомт банк' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Шалтгаан' }), 'plans');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Банк' }), 'Khan');
  await user.type(account(), '5123456789');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Данс эзэмшигч' })).toHaveValue('BATBOLD ANUDARI'));
  await user.click(password());
  await user.paste('two-humped-camels');
}
const account = () => screen.getByRole('textbox', { name: 'Дансны дугаар эсвэл IBAN' });
const password = () => screen.getByLabelText('Одоогийн нууц үг');
const submit = () => screen.getByRole('button', { name: /буцаах хүсэлт илгээх/ });

describe('[MODAL-44] The refund of a flight', () => {
  it('quotes each ticket and what comes back in all, before anything is sent', async () => {
    const { user, container } = await open(issued());
    expect(screen.getByText(/Хүсэлтийг 2026\/12\/17 07:45 хүртэл авна/)).toBeVisible();
    expect(container).toHaveTextContent('Тийз, татварын хамт2,186,400₮');
    expect(container).toHaveTextContent('Авиа компанийн шимтгэл−300,000₮');
    expect(submit()).toHaveTextContent('1,886,400₮');
    await user.click(screen.getByRole('checkbox', { name: /TEMUULEN/ }));
    expect(submit()).toHaveTextContent('943,200₮');
  });

  it('says that money goes to Mongolian banks only, and calls back who has no account there', async () => {
    const { user, record } = await open(issued());
    expect(screen.getByText(/зөвхөн Монголын банкны дансанд орно/)).toBeVisible();
    expect(screen.getByRole('link', { name: '1800 4444' })).toHaveAttribute('href', 'tel:+97618004444');
    await user.click(screen.getByRole('button', { name: 'Над руу залгаарай' }));
    expect(record.dialogs).toEqual([{ view: 'CALLBACK_VIEW', props: {} }]);
  });

  it('[CALL-47] [REFUND-01.1] [REFUND-09] [ERR-16] [GAP-53.1] [GAP-53.2] looks the holder up, sends, says so, and leads back to the order', async () => {
    const refund = stubOperation(refundFlight, sentAnswer);
    const page = await open(issued(), [refund]);
    const { queryClient } = page.services;
    queryClient.setQueryData(['get-receipt'], { status: 'none', may_send: true });
    await fill(page);
    await page.user.click(screen.getByRole('checkbox', { name: /TEMUULEN/ }));
    await page.user.click(submit());
    expect(await screen.findByText('Буцаалтын хүсэлт илгээгдлээ')).toBeVisible();
    const done = screen.getByText(/943,200₮ Хаан банкны 512\*\*\*6789 дансанд орно/);
    expect(done).toHaveTextContent('шинэ данс руу 72 цагийн дараа шилжүүлдэг');
    // The page asks again whether there is still a receipt to be had.
    expect(queryClient.getQueryState(['get-receipt'])?.isInvalidated).toBe(true);
    expect(refund.calls.map(({ body }) => body)).toEqual([
      {
        ref_number: 'AYL-4K7P2',
        reason: 'plans',
        bank_name: 'Khan',
        account_number: '5123456789',
        account_name: 'BATBOLD ANUDARI',
        proof: { password: 'two-humped-camels' },
        refund_type: 'part',
        tickets: [{ first_name: 'ANUDARI', last_name: 'BATBOLD', ticket_number: '289-2400000001' }],
      },
    ]);
    await page.user.click(screen.getByRole('button', { name: 'Захиалга руу буцах' }));
    expect(page.closed).toEqual([1]);
    expect(page.record.went).toEqual(['/user/order/flight/AYL-4K7P2']);
  });

  it('asks an owner who has no password for a code, and for nothing they never set', async () => {
    const known = screen.queryByRole.bind(screen, 'radio', { name: 'Нууц үгээр' });
    await open(issued(), [], buildSessionUser({ has_password: false }));
    expect(known()).toBeNull();
    expect(screen.queryByLabelText('Одоогийн нууц үг')).toBeNull();
    expect(screen.getByRole('button', { name: 'Код авах' })).toBeVisible();
  });

  it('takes the focus to the code as soon as it is sent', async () => {
    const send = stubOperation(sendVerifyCode, { status_code: 200, message: '', result: null });
    const { user } = await open(issued(), [send], buildSessionUser({ has_password: false }));
    await user.click(screen.getByRole('button', { name: 'Код авах' }));
    await waitFor(() => expect(screen.getByLabelText(/код/i, { selector: '[name=own-code]' })).toHaveFocus());
  });

  it('[VALID-34] [VALID-35] [VALID-36] [VALID-37] says what is missing at each field', async () => {
    const refund = stubOperation(refundFlight, sentAnswer);
    const { user } = await open(issued(), [refund]);
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    await user.click(submit());
    for (const text of [
      'Дор хаяж нэг тийз сонгоно уу.',
      'Энэ талбарыг бөглөнө үү',
      'Банкаа сонгоно уу',
      'Дансны дугаараа оруулна уу',
      'Банк данс эзэмшигчийг хараахан нэрлээгүй байна',
    ])
      expect(await screen.findByText(text)).toBeInTheDocument();
    expect(refund.calls).toEqual([]);
  });

  it('[SEC-3] asks for the password or a code, and says at its field when it is wrong', async () => {
    const wrong = { problem: 'wrong-credentials', fields: { proof: 'validation_password_wrong' } } as const;
    const refund = stubOperation(refundFlight, { status_code: 400, message: '', result: wrong });
    const page = await open(issued(), [refund]);
    await fill(page);
    await page.user.clear(password());
    await page.user.click(submit());
    expect(refund.calls).toEqual([]);
    expect(password()).toHaveFocus();
    await page.user.paste('not-mine');
    await page.user.click(submit());
    await waitFor(() => expect(password()).toHaveAccessibleDescription('Нууц үг буруу байна'));
    expect(screen.getByRole('radio', { name: /@/ })).toBeInTheDocument();
    expect(screen.getByText(/шинэ данс руу 72 цагийн дараа/)).toBeVisible();
  });

  it('[MNY-10] takes off what a coupon paid', async () => {
    const { container } = await open(issued({ total: 2_086_400, paid: 2_086_400, discount: 100_000 }));
    expect(container).toHaveTextContent('Купоноор төлсөн хэсэг−100,000₮');
    expect(submit()).toHaveTextContent('1,786,400₮');
  });

  it('says before sending that an infant would be left alone', async () => {
    const refund = stubOperation(refundFlight, sentAnswer);
    const [adult, infant] = issued().travellers;
    if (!adult || !infant) throw new Error('two travellers');
    const page = await open(issued({ travellers: [adult, { ...infant, type: 'infant' }] }), [refund]);
    await fill(page);
    await page.user.click(screen.getByRole('checkbox', { name: /TEMUULEN/ }));
    expect(screen.getByText(/том хүнгүй үлдэх/)).toBeVisible();
    await page.user.click(submit());
    expect(screen.getByRole('checkbox', { name: /ANUDARI/ })).toHaveFocus();
    expect(refund.calls).toEqual([]);
    await page.user.click(screen.getByRole('checkbox', { name: /TEMUULEN/ }));
    expect(screen.queryByText(/том хүнгүй үлдэх/)).toBeNull();
  });

  it('[AUT-4] asks the bank about no number that is still being typed', async () => {
    const holder = holderStub();
    await fill(await open(issued(), [holder]));
    expect(holder.calls.map(({ query }) => query)).toEqual([{ bank: '050000', account_number: '5123456789' }]);
  });

  it('[REFUND-10] clears the account when another bank is chosen', async () => {
    const page = await open(issued());
    await fill(page);
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Банк' }), 'Golomt');
    expect(account()).toHaveValue('');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Данс эзэмшигч' })).toHaveValue(''));
  });

  it('[CALL-46] says that there is no such account', async () => {
    const missing = { status_code: 404, message: '', result: { problem: 'not-found' } } as const;
    const { user } = await open(issued(), [stubOperation(checkAccountName, missing)]);
    await screen.findByRole('option', { name: 'Голомт банк' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Банк' }), 'Khan');
    await user.type(account(), '5123450000');
    expect(await screen.findByText(/Энэ банкинд ийм данс алга/)).toBeInTheDocument();
  });

  it.each([
    ['no answer', 'offline', /Банк хариу өгөхгүй байна/],
    [
      'too many questions',
      { status_code: 429, message: '', result: { problem: 'too-many-requests' } },
      /Хэт олон удаа оролдлоо/,
    ],
  ] as const)('[CALL-46] asks the bank again after %s', async (_, answer, text) => {
    let asked = answer as typeof answer | typeof holderAnswer;
    const { user } = await open(issued(), [stubOperation(checkAccountName, () => asked)]);
    await screen.findByRole('option', { name: 'Голомт банк' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Банк' }), 'Khan');
    await user.type(account(), '5123456789');
    expect(await screen.findByText(text)).toBeInTheDocument();
    asked = holderAnswer;
    await user.click(screen.getByRole('button', { name: 'Дахин лавлах' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Данс эзэмшигч' })).toHaveValue('BATBOLD ANUDARI'));
  });

  it('offers the list of banks again when it did not load', async () => {
    const banks = { status_code: 200 as const, message: '', result: [...bankList] };
    let away = true;
    const { user } = await open(issued(), [stubOperation(listBanks, () => (away ? 'offline' : banks))]);
    expect(await screen.findByText(/жагсаалт ачаалагдсангүй/)).toBeVisible();
    away = false;
    await user.click(screen.getByRole('button', { name: 'Дахин оролдох' }));
    expect(await screen.findByRole('option', { name: 'Голомт банк' })).toBeInTheDocument();
  });

  it.each([
    [
      '[ERR-17] 204',
      { status_code: 204, message: 'Хүсэлт илгээгдсэн байна.', result: null },
      'Хүсэлт илгээгдсэн байна.',
    ],
    [
      '[ERR-18] 400',
      { status_code: 400, message: 'x', result: { problem: 'state-conflict' } },
      'Тийзийг автоматаар буцаах боломжгүй байна. 1800-4444 руу залгана уу.',
    ],
    [
      '[ERR-19.1] 409',
      { status_code: 409, message: 'Энэ үйлдлийг одоо хийх боломжгүй.', result: { problem: 'state-conflict' } },
      'Амжилтгүй. Энэ үйлдлийг одоо хийх боломжгүй.',
    ],
  ] as const)('%s is said in place, and nothing typed is lost', async (_, answer, text) => {
    const page = await open(issued(), [stubOperation(refundFlight, answer)]);
    await fill(page);
    await page.user.click(submit());
    expect(await screen.findByText(text)).toBeVisible();
    expect(account()).toHaveValue('5123456789');
    expect(screen.getByRole('combobox', { name: 'Банк' })).toHaveValue('Khan');
  });

  it('[MNY-12] keeps its key while no answer came', async () => {
    const refund = stubOperation(refundFlight, ['offline', sentAnswer]);
    const page = await open(issued(), [refund]);
    await fill(page);
    await page.user.click(submit());
    expect(await screen.findByText(/илгээгдсэн эсэх тодорхойгүй/)).toBeVisible();
    await page.user.click(submit());
    expect(await screen.findByText('Буцаалтын хүсэлт илгээгдлээ')).toBeVisible();
    expect(refund.calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1']);
  });

  it.each([
    [
      '[REFUND-02] 48 hours or less',
      { server_time: '2026-12-16T23:45:00.000Z' },
      /хүсэлт 2026\/12\/17 07:45-д хаагдсан/,
    ],
    ['[REFUND-03] after departure', { server_time: '2026-12-18T23:45:00.000Z' }, /нислэг хөөрсөн/],
    ['[REFUND-04] not issued', { status: { status_code: 7, name: 'Өөрчлөгдсөн' } }, /төлөв: Өөрчлөгдсөн/],
    ['unpaid parts', { partial_payment: true, to_pay: 500_000 }, /зарим хэсэг төлөгдөөгүй/],
    ['[REFUND-05] sent', { status: { status_code: 8, name: '' } }, /хүсэлт илгээгдсэн байна/],
    ['[REFUND-06] in process', { status: { status_code: 9, name: '' } }, /данс руу шилжиж байна/],
    ['[REFUND-07] finished', { status: { status_code: 10, name: '' } }, /мөнгө буцаагдсан/],
  ] as const)('%s has no form', async (_, over, text) => {
    const { user, closed } = await open(issued(over));
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Хаах' }));
    expect(closed).toEqual([1]);
  });

  it('[REFUND-08] warns at 72 hours or less and still takes it', async () => {
    await open(issued({ server_time: '2026-12-15T23:45:00.000Z' }));
    expect(screen.getByText(/72 цаг ба түүнээс бага үлдлээ/)).toBeVisible();
    expect(submit()).toBeVisible();
  });
});

describe('The page of an order', () => {
  const refund: OrderRefund = {
    state: 'in-process',
    tickets: ['289-2400000001'],
    fare: 1_093_200,
    fee: 150_000,
    discount: 0,
    back: 943_200,
    bank_name: 'Khan',
    account: '512***6789',
    sent_at: '2026-11-21T03:00:00.000Z',
    finished_at: null,
    payout_from: null,
  };

  it('[MODAL-44] leads to the refund of an issued ticket and follows it', async () => {
    const { user, record } = await renderRemote(remote, {
      at: '/mn/user/order/flight/AYL-4K7P2',
      user: buildSessionUser(),
      stubs: [stubOrder(issued({ refunds: [refund] }))],
    });
    await user.click(await screen.findByRole('button', { name: 'Буцаалт' }));
    expect(record.dialogs.map((dialog) => dialog.view)).toEqual(['FLIGHT_REFUND_VIEW']);
    const card = screen.getByRole('heading', { name: 'Буцаалт' }).parentElement;
    if (!card) throw new Error('a card of refunds');
    expect(within(card).getByText('Зөвшөөрсөн, банк руу шилжиж байна')).toBeVisible();
    expect(card).toHaveTextContent('Хаан банк, 512***6789 · 289-2400000001');
    expect(card).toHaveTextContent('943,200₮');
  });

  it('leaves out a ticket that is being paid back', async () => {
    await open(issued({ refunds: [refund] }));
    expect(screen.getByRole('checkbox', { name: /ANUDARI/ })).toBeDisabled();
    expect(submit()).toHaveTextContent('943,200₮');
  });
});
