import { screen, waitFor, within } from '@testing-library/react';
import { requestCorporateInfo, sendCustomerRequest } from '@aylal/contracts/requests';
import { getConfig } from '@aylal/contracts/shell';
import { callbackDialog, contactDialog, corporateRequestDialog, requestInfoDialog } from '@aylal/shell';
import { stubOperation } from '@aylal/testing';
import { contentStubs } from '../app/testing/content-stubs.ts';
import { sent, open } from './testing/open-requests.tsx';

describe('[MODAL-13] The contact popup', () => {
  it('[CONST-08] [CONST-10] [CONST-13] [GAP-01.3] names the phone and its hours, and opens from the footer', async () => {
    const { user } = await open();
    await user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Холбоо барих' }));
    const popup = await screen.findByRole('dialog', { name: 'Холбоо барих' });
    expect(within(popup).getByRole('link', { name: '1800 4444' })).toHaveAttribute('href', 'tel:+97618004444');
    expect(popup).toHaveTextContent('Да–Ба 08:00–22:00');
    expect(popup).toHaveTextContent(/Онлайн тусламж.*Бя–Ня 10:00–20:00/);
  });

  it.each(['Над руу залгаарай', 'Байгууллагын хүсэлт'])('leads to %s in one window', async (name) => {
    const { user, dialogs } = await open();
    void dialogs.open(contactDialog, {});
    await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByRole('dialog', { name })).toBeInTheDocument();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});

describe('[MODAL-35] The call-back popup', () => {
  it('[PROD-11.3] [ROLE-05.3] [CALL-52.1] sends a number without sign-in and says what happens next', async () => {
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

  it('[ENT-05.2] [CALL-82.1] starts with the country code of the config', async () => {
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

  it('[PROD-04] [HELP-03] [CALL-22] [PROD-11.2] [ROLE-05.2] sends phone and address, and opens from the footer', async () => {
    const call = stubOperation(requestCorporateInfo, { status_code: 200, message: '', result: null });
    const { user } = await open([call, ...contentStubs()]);
    await user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Байгууллагад' }));
    await contact(user, 'office@firm.mn');
    expect(await screen.findByText('Хүсэлтийг хүлээж авлаа')).toBeInTheDocument();
    expect(call.calls[0]?.body).toEqual({ dial_code: '976', phone: '77112233', email: 'office@firm.mn' });
  });

  it.each([
    ['[VALID-28.1] an address without a place', 'office@', /имэйл/i],
    ['[VALID-28.2] no address', ' ', /Имэйл/],
    ['[VALID-28.3] an address of 256', `${'a'.repeat(248)}@firm.mn`, /255/],
  ])('refuses %s at its field', async (_, email, text) => {
    const call = stubOperation(requestCorporateInfo, { status_code: 200, message: '', result: null });
    const { user, dialogs } = await open([call, ...contentStubs()]);
    void dialogs.open(corporateRequestDialog, {});
    await contact(user, email);
    const field = within(screen.getByRole('dialog')).getByRole('textbox', { name: 'Имэйл' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(text));
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

  it('[CALL-52.1] [GAP-80.2] says which flight, and sends the question with the offer it is about', async () => {
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
