import { getBusTicket, refundBusTicket, type BusOrder } from '@aylal/contracts/orders';
import { buildBookedBus, renderPart, stubOperation } from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { view } from './bus-cancel-dialog.tsx';

type Answer = Parameters<typeof stubOperation<typeof refundBusTicket>>[1];
const at = (server_time: string, over: Partial<BusOrder['bus']> = {}) => buildBookedBus({ server_time }, over);

async function open(order: BusOrder, answer: Answer = 'offline', asked = order) {
  const refund = stubOperation(refundBusTicket, answer);
  const ticket = stubOperation(getBusTicket, { status_code: 200, message: '', result: asked });
  const stubs = [refund, ticket];
  const page = await renderPart(remote, <view.Component props={{ order }} close={() => {}} />, { stubs });
  return { ...page, refund };
}
const submit = (price: string) => screen.findByRole('button', { name: `Буцаах · ${price}` });

describe('Giving tickets of a bus back', () => {
  it('[MODAL-26] [VALID-38] asks for at least one ticket, and sends nothing without', async () => {
    const { user, refund } = await open(buildBookedBus());
    await user.click(await screen.findByRole('button', { name: 'Тасалбар буцаах' }));
    expect(await screen.findByText('Дор хаяж нэг тасалбар сонгоно уу.')).toBeVisible();
    expect(refund.calls).toEqual([]);
  });

  it('has the only ticket that is left chosen', async () => {
    const { pax } = buildBookedBus();
    await open(buildBookedBus({ pax: pax.map((ticket, index) => ({ ...ticket, is_cancelled: index > 0 })) }));
    expect(await submit('28,000₮')).toBeEnabled();
  });

  it.each([
    ['[CALL-42.2]', 200],
    ['[CALL-42.3]', 201],
  ] as const)(
    '[CALL-42.1] %s [BUS-02] sends the chosen ticket, and says what comes back after %i',
    async (_, status_code) => {
      const answer = { status_code, message: '', result: { refund_amount: 28_000 } };
      const { user, refund } = await open(buildBookedBus(), answer);
      await user.click(await screen.findByRole('checkbox', { name: /BAT BOLD/ }));
      expect(screen.queryByText('−0₮')).toBeNull();
      expect(screen.getByText('Таны хэтэвчинд буцах дүн')).toBeVisible();
      await user.click(await submit('28,000₮'));
      expect(await screen.findByText(/28,000₮ таны хэтэвчинд орно/)).toBeVisible();
      expect(refund.calls).toMatchObject([
        { body: { ref_number: 'AYL-4K7P2', seats: ['4F0A12C316'] }, idempotencyKey: 'key-1' },
      ]);
    },
  );

  it('[BUS-03] shows what the clock of the provider leaves', async () => {
    const { user } = await open(at('2026-12-04T06:30:00.000Z'));
    await user.click(await screen.findByRole('checkbox', { name: /BAT SARNAI/ }));
    expect(await submit('25,200₮')).toBeEnabled();
    expect(screen.getByText('−2,800₮')).toBeVisible();
  });

  it('[BUS-05] says why nothing comes back half an hour before, and gives the phone', async () => {
    await open(at('2026-12-05T06:00:01.000Z'));
    expect(await screen.findByText(/30 минутаас бага үлдсэн/)).toBeVisible();
    expect(screen.getByRole('link', { name: /1800/ })).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('gives everything back of a bus that does not go, whenever that is', async () => {
    const late = at('2026-12-05T06:20:00.000Z');
    const { user } = await open(late, 'offline', { ...late, bus: { ...late.bus, is_departure_cancelled: true } });
    expect(await screen.findByText(/Энэ аялал цуцлагдсан/)).toBeVisible();
    await user.click(await screen.findByRole('checkbox', { name: /BAT SARNAI/ }));
    expect(await submit('28,000₮')).toBeEnabled();
  });

  it('[CALL-42] [GAP-86] reads everything on the page again after it', async () => {
    const answer = { status_code: 201, message: '', result: { refund_amount: 28_000 } } as const;
    const { user, services } = await open(buildBookedBus(), answer);
    services.queryClient.setQueryData(['list-orders'], 'as it was');
    await user.click(await screen.findByRole('checkbox', { name: /BAT BOLD/ }));
    await user.click(await submit('28,000₮'));
    await screen.findByText(/28,000₮ таны хэтэвчинд орно/);
    expect(services.queryClient.getQueryState(['list-orders'])?.isInvalidated).toBe(true);
  });

  it('leaves everything as it is when no answer comes', async () => {
    const { user } = await open(buildBookedBus());
    await user.click(await screen.findByRole('checkbox', { name: /BAT SARNAI/ }));
    await user.click(await submit('28,000₮'));
    expect(await screen.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /BAT SARNAI/ })).toBeChecked());
  });
});
