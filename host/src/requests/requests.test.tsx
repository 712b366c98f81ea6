import { act, screen, waitFor, within } from '@testing-library/react';
import {
  askHelpCenter,
  getConfig,
  getSession,
  requestCorporateInfo,
  requestTravelInfo,
  sendCustomerRequest,
} from '@aylal/contracts';
import {
  callbackDialog,
  contactDialog,
  corporateRequestDialog,
  requestInfoDialog,
  travelRequestDialog,
} from '@aylal/shell';
import { buildSessionUser, stubOperation } from '@aylal/testing';
import { contentStubs } from '../app/testing/content-stubs.ts';
import { renderShell } from '../app/testing/render-shell.tsx';

const sent = { status_code: 201, message: '', result: null } as const;

async function open(stubs = contentStubs()) {
  const view = await renderShell('/mn/about', { stubs });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, dialogs: view.shell.services.dialogs };
}

describe('[MODAL-13] The contact popup', () => {
  it('[CONST-08] [CONST-10] [CONST-13] names the phone and its hours, and opens from the footer', async () => {
    const { user } = await open();
    await user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Холбоо барих' }));
    const popup = await screen.findByRole('dialog', { name: 'Холбоо барих' });
    expect(within(popup).getByRole('link', { name: '1800 4444' })).toHaveAttribute('href', 'tel:+97618004444');
    expect(popup).toHaveTextContent('Да–Ба 08:00–22:00');
    expect(popup).toHaveTextContent('Бя–Ня 10:00–20:00');
  });

  it('leads to a call-back and to the request of a firm, one window at a time', async () => {
    const { user, dialogs } = await open();
    void dialogs.open(contactDialog, {});
    await user.click(await screen.findByRole('button', { name: 'Над руу залгаарай' }));
    expect(await screen.findByRole('dialog', { name: 'Над руу залгаарай' })).toBeInTheDocument();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});

describe('[MODAL-35] The call-back popup', () => {
  it('[PROD-11] [ROLE-05] [CALL-52] sends a number without sign-in and says what happens next', async () => {
    const call = stubOperation(sendCustomerRequest, sent);
    const { user, dialogs } = await open([call, ...contentStubs()]);
    void dialogs.open(callbackDialog, {});
    await user.type(await screen.findByRole('textbox', { name: 'Нэр' }), 'Сараа');
    await user.type(screen.getByRole('textbox', { name: 'Утасны дугаар' }), '9911 2233');
    await user.click(screen.getByRole('button', { name: 'Илгээх' }));
    expect(await screen.findByText('Хүсэлтийг хүлээж авлаа')).toBeInTheDocument();
    expect(call.calls[0]?.body).toEqual({ type: 'callback', name: 'Сараа', dial_code: '976', phone: '99112233' });
    const done = within(screen.getByText('Ажлын цагаар тань руу залгана.').closest('section') as HTMLElement);
    expect(done.getByRole('button', { name: 'Хаах' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('[VALID-26] asks for a phone at its field, and nothing is sent', async () => {
    const call = stubOperation(sendCustomerRequest, sent);
    const { user, dialogs } = await open([call, ...contentStubs()]);
    void dialogs.open(callbackDialog, {});
    await user.type(await screen.findByRole('textbox', { name: 'Нэр' }), 'Сараа');
    await user.click(screen.getByRole('button', { name: 'Илгээх' }));
    const phone = screen.getByRole('textbox', { name: 'Утасны дугаар' });
    await waitFor(() => expect(phone).toHaveAccessibleDescription('Утасны дугаараа оруулна уу'));
    expect(phone).toHaveFocus();
    expect(call.calls).toHaveLength(0);
  });

  it('[ENT-05] [CALL-82] starts with the country code of the config', async () => {
    const config = stubOperation(getConfig, { status_code: 200, message: '', result: { dialUpNumber: '82' } });
    const { dialogs } = await open([config, ...contentStubs()]);
    void dialogs.open(callbackDialog, {});
    const code = await screen.findByRole('combobox', { name: 'Улсын код' });
    await waitFor(() => expect(code).toHaveValue('82'), { timeout: 4000 });
    expect(config.calls).toHaveLength(1);
  });
});

describe('[MODAL-33] The request of a firm', () => {
  const contact = async (user: Awaited<ReturnType<typeof open>>['user'], email: string) => {
    await user.type(await screen.findByRole('textbox', { name: 'Утасны дугаар' }), '77112233');
    await user.type(within(screen.getByRole('dialog')).getByRole('textbox', { name: 'Имэйл' }), email);
    await user.click(screen.getByRole('button', { name: 'Илгээх' }));
  };

  it('[PROD-04] [HELP-03] [CALL-22] sends phone and address, and opens from the footer', async () => {
    const call = stubOperation(requestCorporateInfo, { status_code: 200, message: '', result: null });
    const { user } = await open([call, ...contentStubs()]);
    await user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Байгууллагад' }));
    await contact(user, 'office@firm.mn');
    expect(await screen.findByText('Хүсэлтийг хүлээж авлаа')).toBeInTheDocument();
    expect(call.calls[0]?.body).toEqual({ dial_code: '976', phone: '77112233', email: 'office@firm.mn' });
  });

  it.each([
    ['[VALID-28] an address without a place', 'office@', /имэйл/i],
    ['[VALID-28] no address', ' ', /Имэйл/],
    ['[VALID-28] an address of 256', `${'a'.repeat(248)}@firm.mn`, /255/],
  ])('refuses %s at its field', async (_, email, words) => {
    const call = stubOperation(requestCorporateInfo, { status_code: 200, message: '', result: null });
    const { user, dialogs } = await open([call, ...contentStubs()]);
    void dialogs.open(corporateRequestDialog, {});
    await contact(user, email);
    const field = within(screen.getByRole('dialog')).getByRole('textbox', { name: 'Имэйл' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(words));
    expect(call.calls).toHaveLength(0);
  });

  it('[VALID-27] refuses no phone', async () => {
    const { user, dialogs } = await open();
    void dialogs.open(corporateRequestDialog, {});
    await user.click(await screen.findByRole('button', { name: 'Илгээх' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Утасны дугаар' })).toHaveAccessibleDescription(
        'Утасны дугаараа оруулна уу',
      ),
    );
  });

  it('shows what the provider refuses at the field, and too many requests as a sentence', async () => {
    const call = stubOperation(requestCorporateInfo, [
      {
        status_code: 400,
        message: '',
        result: { problem: 'invalid-input', fields: { phone: 'validation_contact_phone' } },
      },
      { status_code: 429, message: '', result: { problem: 'too-many-requests' } },
    ]);
    const { user, dialogs } = await open([call, ...contentStubs()]);
    void dialogs.open(corporateRequestDialog, {});
    await contact(user, 'office@firm.mn');
    const phone = screen.getByRole('textbox', { name: 'Утасны дугаар' });
    await waitFor(() => expect(phone).toBeInvalid());
    await user.type(phone, '4');
    await user.click(screen.getByRole('button', { name: 'Илгээх' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/олон/);
    expect(phone).toHaveValue('771122334');
  });
});

describe('[MODAL-34] The question about a flight', () => {
  const offer = { filter_str: 'ULN-ICN', key: 'offer-1', about: 'Улаанбаатар – Сөүл' };

  it('[CALL-52] [GAP-80] says which flight, and sends the question with the offer it is about', async () => {
    const call = stubOperation(sendCustomerRequest, sent);
    const { user, dialogs } = await open([call, ...contentStubs()]);
    void dialogs.open(requestInfoDialog, offer);
    const popup = within(await screen.findByRole('dialog', { name: 'Нислэгийн талаар асуух' }));
    await user.type(await popup.findByRole('textbox', { name: /Асуулт/ }), 'Хоол багтсан уу?');
    expect(popup.getByText('Улаанбаатар – Сөүл')).toBeInTheDocument();
    await user.type(popup.getByRole('textbox', { name: 'Нэр' }), 'Бат');
    await user.type(popup.getByRole('textbox', { name: 'Утасны дугаар' }), '99112233');
    await user.click(popup.getByRole('button', { name: 'Илгээх' }));
    expect(await popup.findByText('Хүсэлтийг хүлээж авлаа')).toBeInTheDocument();
    expect(call.calls[0]?.body).toEqual({
      type: 'info',
      filter_str: 'ULN-ICN',
      key: 'offer-1',
      name: 'Бат',
      dial_code: '976',
      phone: '99112233',
      message: 'Хоол багтсан уу?',
    });
  });
});

describe('[MODAL-32] The request for a trip', () => {
  const ask = async (call = stubOperation(requestTravelInfo, { status_code: 200, message: '', result: null })) => {
    const view = await open([call, ...contentStubs()]);
    void view.dialogs.open(travelRequestDialog, { destination: 'Хөвсгөл' });
    const popup = within(await screen.findByRole('dialog', { name: 'Аяллын хүсэлт' }));
    await view.user.type(await popup.findByRole('textbox', { name: 'Нэр' }), 'Бат');
    return { ...view, popup, call };
  };

  type Opened = Awaited<ReturnType<typeof ask>>;
  const typeDay = async (user: Opened['user'], popup: Opened['popup'], day: readonly string[]) => {
    const parts = within(popup.getByRole('group', { name: /Хэзээ/ })).getAllByRole('textbox');
    for (const [index, part] of parts.entries()) if (day[index]) await user.type(part, day[index]);
  };

  it('[HELP-02] [CALL-43] [ROLE-05] begins with where to, and sends where, when, how many and who', async () => {
    const { user, popup, call } = await ask();
    await typeDay(user, popup, ['2027', '07', '11']);
    await user.type(popup.getByRole('textbox', { name: /Хэдүүлээ/ }), '4');
    await user.type(popup.getByRole('textbox', { name: 'Утасны дугаар' }), '99112233');
    await user.click(popup.getByRole('button', { name: 'Илгээх' }));
    expect(await popup.findByText('Хүсэлтийг хүлээж авлаа')).toBeInTheDocument();
    expect(call.calls[0]?.body).toEqual({
      destination: 'Хөвсгөл',
      date: '2027-07-11',
      total: 4,
      name: 'Бат',
      dial_code: '976',
      phone: '99112233',
    });
  });

  it('takes no day that is typed halfway for none', async () => {
    const { user, popup, call } = await ask();
    await typeDay(user, popup, ['2027', '07', '']);
    await user.type(popup.getByRole('textbox', { name: 'Утасны дугаар' }), '99112233');
    await user.click(popup.getByRole('button', { name: 'Илгээх' }));
    const [year] = within(popup.getByRole('group', { name: /Хэзээ/ })).getAllByRole('textbox');
    await waitFor(() => expect(year).toBeInvalid());
    expect(year).toHaveValue('2027');
    expect(call.calls).toHaveLength(0);
  });

  it('[VALID-26] asks for a phone, and for a number of people that can be', async () => {
    const { user, popup, call } = await ask();
    await user.type(popup.getByRole('textbox', { name: /Хэдүүлээ/ }), '0');
    await user.click(popup.getByRole('button', { name: 'Илгээх' }));
    const phone = popup.getByRole('textbox', { name: 'Утасны дугаар' });
    await waitFor(() => expect(phone).toHaveAccessibleDescription('Утасны дугаараа оруулна уу'));
    expect(popup.getByRole('textbox', { name: /Хэдүүлээ/ })).toBeInvalid();
    expect(call.calls).toHaveLength(0);
  });

  it('shows at its field that the day is over, and keeps what was typed', async () => {
    const { user, popup } = await ask(
      stubOperation(requestTravelInfo, {
        status_code: 400,
        message: '',
        result: { problem: 'invalid-input', fields: { date: 'validation_date_past' } },
      }),
    );
    await typeDay(user, popup, ['2020', '01', '01']);
    await user.type(popup.getByRole('textbox', { name: 'Утасны дугаар' }), '99112233');
    await user.click(popup.getByRole('button', { name: 'Илгээх' }));
    await waitFor(() =>
      expect(popup.getByRole('group', { name: /Хэзээ/ })).toHaveAccessibleDescription(/өдөр|өнгөрсөн/),
    );
    expect(popup.getByRole('textbox', { name: 'Хаашаа явах' })).toHaveValue('Хөвсгөл');
  });

  it('[MODAL-13] opens from the contact popup', async () => {
    const { user, dialogs } = await open();
    void dialogs.open(contactDialog, {});
    await user.click(await screen.findByRole('button', { name: 'Аяллын хүсэлт' }));
    expect(await screen.findByRole('dialog', { name: 'Аяллын хүсэлт' })).toBeInTheDocument();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});

describe('The question to customer service', () => {
  it('[CALL-21] [PROD-03] sends it, and asks another', async () => {
    const ask = stubOperation(askHelpCenter, sent);
    const { user } = await renderShell('/mn/helper', { stubs: [ask, ...contentStubs()] });
    const form = within(await screen.findByRole('region', { name: 'Асуулт илгээх' }));
    await user.type(form.getByRole('textbox', { name: 'Нэр' }), 'Бат');
    await user.type(form.getByRole('textbox', { name: 'Утасны дугаар' }), '99112233');
    await user.type(form.getByRole('textbox', { name: 'Имэйл' }), 'bat@example.mn');
    await user.type(form.getByRole('textbox', { name: 'Асуулт' }), 'Тасалбар хаана?');
    await user.click(form.getByRole('button', { name: 'Илгээх' }));
    expect(await form.findByText('Хүсэлтийг хүлээж авлаа')).toBeInTheDocument();
    expect(ask.calls[0]?.body).toEqual({
      name: 'Бат',
      dial_code: '976',
      phone: '99112233',
      email: 'bat@example.mn',
      message: 'Тасалбар хаана?',
    });
    await user.click(form.getByRole('button', { name: 'Дахин асуух' }));
    expect(form.getByRole('textbox', { name: 'Асуулт' })).toHaveValue('');
  });

  it('[ENT-05] is filled with what is known of a customer, also when that is known later, but not over what was typed', async () => {
    let answer = () => {};
    const known = new Promise<void>((resolve) => (answer = resolve));
    const session = stubOperation(getSession, async () => {
      await known;
      return {
        status_code: 200 as const,
        message: '',
        result: buildSessionUser({ phone: '88112233', dial_code: '82' }),
      };
    });
    const { user } = await renderShell('/mn/helper', {
      boot: { session: 'present' },
      stubs: [session, ...contentStubs()],
    });
    const form = within(await screen.findByRole('region', { name: 'Асуулт илгээх' }));
    await user.type(form.getByRole('textbox', { name: 'Нэр' }), 'Сараа');
    act(answer);
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Утасны дугаар' })).toHaveValue('88112233'));
    expect(form.getByRole('combobox', { name: 'Улсын код' })).toHaveValue('82');
    expect(form.getByRole('textbox', { name: 'Нэр' })).toHaveValue('Сараа');
  });

  it('[REL-3] [REL-5] keeps what was typed when it cannot be sent, also when the window closes', async () => {
    const { user, dialogs } = await open([stubOperation(sendCustomerRequest, 'offline'), ...contentStubs()]);
    void dialogs.open(callbackDialog, {});
    await user.type(await screen.findByRole('textbox', { name: 'Нэр' }), 'Сараа');
    await user.type(screen.getByRole('textbox', { name: 'Утасны дугаар' }), '99112233');
    await user.click(screen.getByRole('button', { name: 'Илгээх' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Бичсэн зүйл тань хэвээрээ');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    void dialogs.open(callbackDialog, {});
    expect(await screen.findByRole('textbox', { name: 'Нэр' })).toHaveValue('Сараа');
    expect(screen.getByRole('textbox', { name: 'Утасны дугаар' })).toHaveValue('99112233');
  });
});
