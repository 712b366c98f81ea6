import { cancelHotelBooking, refundHotel } from '@aylal/contracts/hotels';
import { getHotelOrder, type HotelOrder } from '@aylal/contracts/orders';
import { checkAccountName, listBanks } from '@aylal/contracts/payments';
import { bankList } from '@aylal/domain/payments';
import {
  buildBookedHotel,
  buildHotelOrder,
  buildSessionUser,
  renderPart,
  renderRemote,
  stubOperation,
} from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { view as cancelView } from './hotel-cancel-dialog.tsx';
import { view as orderCancelView } from './hotel-order-cancel-dialog.tsx';
import { view as refundView } from './hotel-refund-dialog.tsx';

const ok = { status_code: 200, message: '', result: null } as const;
const ended = buildHotelOrder({ status: { status_code: 5, name: 'Цуцлагдсан' }, to_pay: 0, pay_until: null });
type Cancel = Parameters<typeof stubOperation<typeof cancelHotelBooking>>[1];

const open = async (answer: Cancel, before: HotelOrder, after = before) => {
  const cancel = stubOperation(cancelHotelBooking, answer);
  const read = stubOperation(getHotelOrder, () => ({
    status_code: 200 as const,
    message: '',
    result: cancel.calls.length === 0 ? before : after,
  }));
  const page = await renderRemote(remote, {
    at: '/mn/user/order/hotel/AYL-4K7P2',
    user: buildSessionUser(),
    stubs: [read, cancel],
    dialogs: () => true,
  });
  return { ...page, cancel };
};

describe('A hotel order', () => {
  it('[MODAL-50] [CALL-75] [REFUND-12.2] [REFUND-13.2] that waits for money is dropped after a question, and the page is read again', async () => {
    const { user, record, services, cancel } = await open(ok, buildHotelOrder(), ended);
    services.queryClient.setQueryData(['list-orders'], 'as it was');
    expect(await screen.findByRole('heading', { level: 1, name: 'Тэнгэр Плаза' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Захиалга цуцлах' }));
    expect((await screen.findAllByText('Цуцлагдсан'))[0]).toBeVisible();
    expect(services.queryClient.getQueryState(['list-orders'])?.isInvalidated).toBe(true);
    expect(record.dialogs.map(({ view }) => view)).toEqual(['HOTEL_ORDER_CANCEL_VIEW']);
    expect(cancel.calls).toMatchObject([{ body: { ref_number: 'AYL-4K7P2' }, idempotencyKey: 'key-1' }]);
  });

  it('[MODAL-20] [CALL-60] [PROD-09.2] of which nothing comes back is given up, and says that its price is kept', async () => {
    const strict = buildBookedHotel({ cancellation: [] });
    const cancelled = { ...strict, status: { status_code: 5, name: 'Цуцлагдсан' } } as HotelOrder;
    const { user, record } = await open(ok, strict, cancelled);
    await user.click(await screen.findByRole('button', { name: 'Өрөө цуцлах' }));
    expect(await screen.findByText(/1,167,000₮ буудалд үлдсэн/)).toBeVisible();
    expect(record.dialogs.map(({ view }) => view)).toEqual(['HOTEL_CANCEL_VIEW']);
    expect(screen.queryByRole('button', { name: 'Буцаалт' })).toBeNull();
  });

  it.each<[string, Cancel, string]>([
    [
      '[ERR-24.1] the server’s sentence',
      { status_code: 409, message: 'Болохгүй.', result: { problem: 'state-conflict' } },
      'Болохгүй.',
    ],
    ['[ERR-24.2] ours, then the common one', 'offline', '^Таны захиалга, төлбөр хэвээрээ.* Цуцлалт хийгдсэнгүй.'],
  ])('says %s when it could not be cancelled', async (_, answer, text) => {
    const { user, record } = await open(answer, buildHotelOrder());
    await user.click(await screen.findByRole('button', { name: 'Захиалга цуцлах' }));
    await waitFor(() => expect(record.toasts).toMatchObject([{ kind: 'error', durationMs: 5000 }]));
    expect(record.toasts[0]?.text).toMatch(new RegExp(`${text}$`));
  });

  it.each([
    ['[MODAL-50]', orderCancelView, {}, 'Тийм, цуцлах'],
    ['[MODAL-20]', cancelView, { order: buildBookedHotel() }, 'Тийм, өрөөг цуцлах'],
  ])('%s asks before anything is done', async (_, view, props, yes) => {
    const closed: (boolean | undefined)[] = [];
    const { user } = await renderPart(
      remote,
      <view.Component props={props as never} close={(sure) => closed.push(sure)} />,
    );
    await user.click(screen.getByRole('button', { name: 'Үгүй, хэвээр үлдээх' }));
    await user.click(screen.getByRole('button', { name: yes }));
    expect(closed).toEqual([false, true]);
  });
});

describe('A refund of a hotel', () => {
  const banks = stubOperation(listBanks, { status_code: 200, message: '', result: [...bankList] });
  const holder = stubOperation(checkAccountName, {
    status_code: 200,
    message: '',
    result: { custFirstName: 'САРНАЙ', custLastName: 'БАТ' },
  });
  type Answer = Parameters<typeof stubOperation<typeof refundHotel>>[1];

  async function show(
    answer: Answer = { status_code: 200, message: '', result: { ref_number: 'AYL-4K7P2' } },
    order = buildBookedHotel(),
  ) {
    const refund = stubOperation(refundHotel, answer);
    const page = await renderPart(remote, <refundView.Component props={{ order }} close={() => {}} />, {
      stubs: [banks, holder, refund],
    });
    return { ...page, refund };
  }
  async function fill({ user }: Awaited<ReturnType<typeof show>>) {
    await screen.findByRole('option', { name: 'Хаан банк' });
    await user.selectOptions(screen.getByLabelText('Шалтгаан'), 'plans');
    await user.selectOptions(screen.getByLabelText('Банк'), 'Khan');
    await user.type(screen.getByLabelText('Дансны дугаар эсвэл IBAN'), '5005001234');
    expect(await screen.findByDisplayValue('БАТ САРНАЙ', {}, { timeout: 5000 })).toBeVisible();
    await user.click(screen.getByLabelText('Одоогийн нууц үг'));
    await user.paste('two-humped-camels');
  }
  const tick = () => screen.getByRole('checkbox', { name: /1,167,000₮ буцаагдахыг зөвшөөрч байна/ });
  const button = () => screen.getByRole('button', { name: /1,167,000₮ буцаа/ });

  it('of which nothing is kept shows that as a plain zero', async () => {
    const { container } = await show();
    await screen.findByRole('option', { name: 'Хаан банк' });
    expect(container).toHaveTextContent('Буудал суутгах дүн0₮');
  });

  it('[MODAL-45] [REFUND-11] [CALL-48] can be sent only after the tick, and goes with everything typed', async () => {
    const page = await show();
    const receipt = ['get-receipt', 'AYL-4K7P2'];
    page.services.queryClient.setQueryData(receipt, 'as it was');
    await fill(page);
    expect(button()).toBeDisabled();
    await page.user.click(button());
    expect(page.refund.calls).toEqual([]);
    await page.user.click(tick());
    await waitFor(() => expect(button()).toBeEnabled());
    await page.user.click(button());
    expect(await screen.findByText('Буцаалтын хүсэлт илгээгдлээ')).toBeVisible();
    // Its tax receipt goes with the money.
    expect(page.services.queryClient.getQueryState(receipt)?.isInvalidated).toBe(true);
    expect(page.refund.calls).toMatchObject([
      {
        idempotencyKey: 'key-1',
        body: {
          ref_number: 'AYL-4K7P2',
          reason: 'plans',
          bank_name: 'Khan',
          account_name: 'БАТ САРНАЙ',
          account_number: '5005001234',
          proof: { password: 'two-humped-camels' },
        },
      },
    ]);
  });

  it('[ROUTE-11] [REFUND-01.2] leads back to the order', async () => {
    const page = await show();
    await fill(page);
    await page.user.click(tick());
    await page.user.click(button());
    await page.user.click(await screen.findByRole('button', { name: 'Захиалга руу буцах' }));
    await waitFor(() => expect(page.record.went.at(-1)).toBe('/user/order/hotel/AYL-4K7P2'));
  });

  it('[ERR-20] shows the sentence of the server', async () => {
    const page = await show({ status_code: 409, message: 'Буцаах мөнгө алга.', result: { problem: 'state-conflict' } });
    await fill(page);
    await page.user.click(tick());
    await page.user.click(button());
    expect(await screen.findByText('Буцаах мөнгө алга.')).toBeVisible();
    expect(screen.getByLabelText('Дансны дугаар эсвэл IBAN')).toHaveValue('5005001234');
  });

  it.each<[string, Partial<HotelOrder>, RegExp]>([
    ['is under way', { status: { status_code: 8, name: '' } }, /аль хэдийн илгээгдсэн/],
    ['is not paid whole', { to_pay: 100 }, /Хэсэгчилсэн төлбөр/],
  ])('says why there is none of an order that %s', async (_, over, text) => {
    await show(undefined, { ...buildBookedHotel(), ...over });
    expect(screen.getByText(text)).toBeVisible();
  });
});
