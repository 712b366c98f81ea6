import { checkCompanyRegister } from '@aylal/contracts/companies';
import { getReceipt, sendReceipt, type PrintedReceipt } from '@aylal/contracts/orders';
import { buildSessionUser, renderPart, stubOperation, type Stub, type TestServicesOptions } from '@aylal/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { Panel } from './receipt-panel.tsx';
import { printedReceiptQuery } from './printed-receipt-query.ts';

const printed: PrintedReceipt = {
  status: 'sent',
  receipt_id: '0'.repeat(33),
  amount: 900_000,
  is_company: false,
  company_register: '',
  company_name: '',
  sent_at: '2026-11-21T02:00:00.000Z',
  lottery: 'AB 12345678',
  qr_data: '308923',
};
const sent = () => stubOperation(sendReceipt, { status_code: 200, message: '', result: printed });
const found = (name = 'Тэнгэрийн Зам ХХК') =>
  stubOperation(checkCompanyRegister, { status_code: 200, message: '', result: { name } });

async function open(stubs: Stub[], options: TestServicesOptions = {}) {
  const part = <Panel ref_number="AYL-4K7P2" company={null} />;
  return renderPart(remote, part, { user: buildSessionUser(), stubs, ...options });
}
async function openForCompany(stubs: Stub[]) {
  const view = await open(stubs);
  await view.user.click(screen.getByRole('radio', { name: 'Байгууллага' }));
  return { ...view, register: screen.getByLabelText('Байгууллагын регистр') };
}
const name = () => screen.getByLabelText('Байгууллагын нэр');
const press = ({ user }: { user: { click(element: Element): Promise<void> } }) =>
  user.click(screen.getByRole('button', { name: 'Илгээх' }));

describe('The e-receipt panel for a person', () => {
  it('[EBARIMT-03] [EBARIMT-04.1] begins there and shows the registered e-mail, which cannot be changed', async () => {
    await open([]);
    expect(screen.getByRole('radio', { name: 'Хувь хүн' })).toBeChecked();
    expect(screen.getByLabelText('Бүртгэлтэй имэйл')).toHaveValue('anudari@example.mn');
    expect(screen.getByLabelText('Бүртгэлтэй имэйл')).toHaveAttribute('readonly');
  });

  it('is headed by what it is for, with a button that closes it', async () => {
    const { user, record } = await open([]);
    expect(screen.getByRole('heading', { name: 'И-баримт авах' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Хаах' }));
    expect(record.panels).toEqual(['closed']);
  });

  it('[EBARIMT-09] [EBARIMT-10] [GAP-57] [GAP-93.2] [ERR-36] [VALID-60] truly submits, keeps the codes in memory, toasts and closes', async () => {
    const send = sent();
    const view = await open([send]);
    await press(view);
    await waitFor(() => expect(view.record.panels).toEqual(['closed']));
    expect(send.calls.map(({ body }) => body)).toEqual([
      { ref_number: 'AYL-4K7P2', is_company: false, company_register: '' },
    ]);
    expect(view.record.toasts).toEqual([{ kind: 'success', text: 'И-баримт амжилттай илгээгдлээ', durationMs: 5000 }]);
    expect(view.services.queryClient.getQueryData(printedReceiptQuery('AYL-4K7P2').queryKey)).toEqual({
      lottery: 'AB 12345678',
      qr_data: '308923',
    });
  });

  it('[EBARIMT-08] says that it is sending, and sends once however often it is pressed', async () => {
    const send = stubOperation(sendReceipt, 'hanging');
    const view = await open([send]);
    await press(view);
    const button = await screen.findByRole('button', { name: /Илгээж байна/ });
    fireEvent.click(button);
    fireEvent.submit(button.closest('form') as HTMLFormElement);
    await waitFor(() => expect(send.calls).toHaveLength(1));
  });

  it.each([
    ['[ERR-34.1] the server says why', 'Татварын систем хүлээж авсангүй.', 'Татварын систем хүлээж авсангүй.'],
    ['[ERR-34.2] it says nothing', '', 'И-баримт илгээхэд алдаа гарлаа'],
  ])('stays open with a toast when it fails: %s', async (_name, message, text) => {
    const view = await open([
      stubOperation(sendReceipt, { status_code: 409, message, result: { problem: 'receipt-refused' } }),
    ]);
    await press(view);
    await waitFor(() => expect(view.record.toasts).toEqual([{ kind: 'error', text, durationMs: 5000 }]));
    expect(view.record.panels).toEqual([]);
  });

  it('[ERR-35] stays open with a toast when no answer comes', async () => {
    const view = await open([stubOperation(sendReceipt, 'offline')]);
    await press(view);
    await waitFor(() =>
      expect(view.record.toasts).toEqual([{ kind: 'error', text: 'И-баримт илгээхэд алдаа гарлаа', durationMs: 5000 }]),
    );
    expect(view.record.panels).toEqual([]);
  });
});

describe('The e-receipt panel for a company', () => {
  it('[EBARIMT-02.1] [EBARIMT-02.2] [EBARIMT-07.1] [VALID-57] [VALID-58] [CALL-81.1] takes digits only, looks up once and fills the name', async () => {
    const company = found();
    const send = sent();
    const view = await openForCompany([company, send]);
    expect(view.register).toHaveAttribute('maxlength', '10');
    expect(name()).toHaveAttribute('readonly');
    await view.user.type(view.register, 'а1000-001x');
    expect(view.register).toHaveValue('1000001');
    await waitFor(() => expect(name()).toHaveValue('Тэнгэрийн Зам ХХК'), { timeout: 3000 });
    expect(company.calls).toHaveLength(1);
    await press(view);
    await waitFor(() => expect(view.record.panels).toEqual(['closed']));
    expect(send.calls[0]?.body).toEqual({ ref_number: 'AYL-4K7P2', is_company: true, company_register: '1000001' });
  });

  it('[EBARIMT-05.2] [EBARIMT-05.3] looks nothing up outside 7 to 10 digits, and at once when the field is left', async () => {
    const company = found();
    const view = await openForCompany([company]);
    await view.user.type(view.register, '100000');
    fireEvent.blur(view.register);
    expect(company.calls).toHaveLength(0);
    fireEvent.change(view.register, { target: { value: '1000002' } });
    expect(company.calls).toHaveLength(0);
    fireEvent.blur(view.register);
    await waitFor(() => expect(company.calls).toHaveLength(1));
  });

  it('[EBARIMT-05.1] looks up 300 ms after the last digit', async () => {
    const company = found();
    const view = await openForCompany([company]);
    jest.useFakeTimers();
    try {
      fireEvent.change(view.register, { target: { value: '100000' } });
      fireEvent.change(view.register, { target: { value: '1000001' } });
      await act(() => jest.advanceTimersByTimeAsync(299));
      expect(company.calls).toHaveLength(0);
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(company.calls).toHaveLength(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('[EBARIMT-06] shows a searching text meanwhile', async () => {
    const view = await openForCompany([stubOperation(checkCompanyRegister, 'hanging')]);
    fireEvent.change(view.register, { target: { value: '1000001' } });
    fireEvent.blur(view.register);
    await waitFor(() => expect(name()).toHaveValue('Хайж байна…'));
  });

  it('[EBARIMT-07.2] clears the name as soon as the number changes', async () => {
    const view = await openForCompany([found()]);
    fireEvent.change(view.register, { target: { value: '1000001' } });
    fireEvent.blur(view.register);
    await waitFor(() => expect(name()).toHaveValue('Тэнгэрийн Зам ХХК'));
    fireEvent.change(view.register, { target: { value: '100000' } });
    expect(name()).toHaveValue('');
  });

  it.each([
    [208, 'Ийм байгууллага алга', 'Ийм байгууллага алга'],
    [208, '', 'Байгууллагын мэдээлэл олдсонгүй'],
    [400, '', 'Байгууллагын мэдээлэл олдсонгүй'],
    [503, 'Түр завгүй', 'Байгууллагын мэдээлэл авахад алдаа гарлаа: Түр завгүй'],
  ] as const)(
    '[ERR-37.1] [ERR-37.2] [ERR-37.3] [ERR-38.1] [ERR-38.2] [ERR-38.3] toasts, says it at the field and keeps the number: %i "%s"',
    async (status_code, message, text) => {
      const view = await openForCompany([
        stubOperation(checkCompanyRegister, { status_code, message, result: { problem: 'not-found' } }),
      ]);
      fireEvent.change(view.register, { target: { value: '7654321' } });
      fireEvent.blur(view.register);
      await waitFor(() => expect(view.record.toasts).toEqual([{ kind: 'error', text, durationMs: 5000 }]));
      expect(view.register).toBeInvalid();
      expect([view.register, name()].map((field) => (field as HTMLInputElement).value)).toEqual(['7654321', '']);
    },
  );

  it('[ERR-38.2] toasts when the look-up gets no answer, and looks up again when the field is left', async () => {
    const company = stubOperation(checkCompanyRegister, [
      'offline',
      { status_code: 200, message: '', result: { name: 'Говийн Салхи ХХК' } },
    ]);
    const view = await openForCompany([company]);
    fireEvent.change(view.register, { target: { value: '1000002' } });
    fireEvent.blur(view.register);
    await waitFor(() =>
      expect(view.record.toasts).toEqual([
        { kind: 'error', text: 'Байгууллагын мэдээлэл авахад алдаа гарлаа', durationMs: 5000 },
      ]),
    );
    fireEvent.blur(view.register);
    await waitFor(() => expect(name()).toHaveValue('Говийн Салхи ХХК'));
  });

  it('[VALID-55] asks for the number before anything is sent', async () => {
    const send = sent();
    const view = await openForCompany([send]);
    await press(view);
    expect(await screen.findByText('Регистерийн дугаар оруулна уу')).toBeVisible();
    expect(view.register).toHaveFocus();
    expect(send.calls).toHaveLength(0);
  });

  it('puts a refused number at its field and keeps it', async () => {
    const view = await openForCompany([
      found(),
      stubOperation(sendReceipt, {
        status_code: 400,
        message: '',
        result: { problem: 'invalid-input', fields: { company_register: 'validation_company_name' } },
      }),
    ]);
    fireEvent.change(view.register, { target: { value: '1000001' } });
    fireEvent.blur(view.register);
    await waitFor(() => expect(name()).toHaveValue('Тэнгэрийн Зам ХХК'));
    await press(view);
    expect(await screen.findByText('Байгууллагын мэдээлэл олдсонгүй')).toBeVisible();
    expect(view.register).toHaveValue('1000001');
  });
});

describe('[PANEL-02.2] [PROD-12] The e-receipt panel over a page that has no place for the receipt', () => {
  const none = {
    status: 'none' as const,
    receipt_id: null,
    amount: 0,
    is_company: false,
    company_register: '',
    company_name: '',
    sent_at: null,
    may_send: true,
  };
  const { lottery: _lottery, qr_data: _qr, ...standing } = printed;
  const stands = (...receipts: (typeof none | (typeof standing & { may_send: boolean }))[]) =>
    stubOperation(
      getReceipt,
      receipts.map((result) => ({ status_code: 200 as const, message: '', result })),
    );
  const openOver = (stubs: Stub[]) =>
    renderPart(remote, <Panel ref_number="RIDE-00000001" company={null} shows />, {
      user: buildSessionUser(),
      stubs,
      locale: 'en',
    });

  it('becomes the receipt once it was made: number, sum, lottery and QR, and stays open', async () => {
    const send = sent();
    const view = await openOver([stands(none, { ...standing, may_send: true }), send]);
    await view.user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByText('0'.repeat(33))).toBeVisible();
    expect(screen.getByText('₮900,000')).toBeVisible();
    expect(screen.getByText('AB 12345678')).toBeVisible();
    expect(await screen.findByText(/^Shown once/)).toBeVisible();
    expect(view.record.panels).toEqual([]);
    expect(send.calls[0]?.body).toMatchObject({ ref_number: 'RIDE-00000001', is_company: false });
  });

  it('shows the receipt that is there already, to be sent again', async () => {
    await openOver([stands({ ...standing, may_send: true })]);
    expect(await screen.findByText('0'.repeat(33))).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send again' })).toBeVisible();
  });

  it('tries again where it could not be read', async () => {
    const receipt = stubOperation(getReceipt, [
      'offline',
      'offline',
      'offline',
      { status_code: 200, message: '', result: none },
    ]);
    const view = await openOver([receipt]);
    await view.user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible();
  });
});
