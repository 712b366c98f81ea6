import { act, screen, waitFor, within } from '@testing-library/react';
import { getSession } from '@aylal/contracts/account';
import { askHelpCenter, requestTravelInfo, sendCustomerRequest } from '@aylal/contracts/requests';
import { callbackDialog, contactDialog, travelRequestDialog } from '@aylal/shell';
import { buildSessionUser, stubOperation } from '@aylal/testing';
import { contentStubs } from '../app/testing/content-stubs.ts';
import { renderShell } from '../app/testing/render-shell.tsx';
import { sent, open } from './testing/open-requests.tsx';

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

  it('[HELP-02] [CALL-43] [ROLE-05.1] [PROD-11.1] begins with where to, and sends where, when, how many and who', async () => {
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
  it('[CALL-21.1] [PROD-03] sends it, and asks another', async () => {
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

  it('is filled with what is known of a customer, also when that is known later, but not over what was typed', async () => {
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
