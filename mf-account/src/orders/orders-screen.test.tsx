import { listOrders } from '@aylal/contracts/orders';
import { buildSessionUser, renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildOrderSummary, stubOrders } from '../testing/scenarios.ts';

const open = (stub: Stub, at = '/mn/user/order') =>
  renderRemote(remote, { at, user: buildSessionUser(), stubs: [stub] });

describe('The list of orders', () => {
  it('waits with skeletons and says so', async () => {
    await open(stubOperation(listOrders, 'hanging'));
    expect(await screen.findByRole('status')).toHaveTextContent('Захиалгуудыг ачаалж байна');
  });

  it('[ROUTE-08] shows where to, when, how it stands and what is left to pay', async () => {
    await open(
      stubOrders([
        buildOrderSummary(),
        buildOrderSummary({
          ref_number: 'AYL-9QX2M',
          to_pay: 0,
          status: { status_code: 4, name: 'Тасалбар бичигдсэн' },
        }),
      ]),
    );
    const [first, second] = await screen.findAllByRole('listitem');
    if (!first || !second) throw new Error('two orders expected');
    expect(within(first).getByRole('link', { name: 'Улаанбаатар – Сөүл' })).toHaveAttribute(
      'href',
      '/mn/user/order/flight/AYL-4K7P2',
    );
    expect(first).toHaveTextContent('12/19, Бя · AYL-4K7P2');
    expect(first).toHaveTextContent('2,186,400₮ төлөх үлдсэн');
    expect(second).toHaveTextContent('Тасалбар бичигдсэн');
    expect(second).not.toHaveTextContent('үлдсэн');
  });

  it('leads to a search when there is none yet', async () => {
    await open(stubOrders([]));
    expect(await screen.findByRole('link', { name: 'Нислэг хайх' })).toHaveAttribute('href', '/mn/flights');
  });

  it('says that nothing is lost and reads again', async () => {
    const list = stubOperation(listOrders, [
      'offline',
      'offline',
      'offline',
      { status_code: 200, message: '', result: { orders: [buildOrderSummary()], count: 1, page: 1, next: null } },
    ]);
    const { user } = await open(list);
    expect(await screen.findByRole('alert', {}, { timeout: 3000 })).toHaveTextContent('Таны захиалга, төлбөр хэвээрээ');
    await user.click(screen.getByRole('button', { name: 'Дахин оролдох' }));
    expect(await screen.findByRole('link', { name: 'Улаанбаатар – Сөүл' })).toBeVisible();
  });

  it('[NEED-07] turns pages by address, within the filter', async () => {
    const next = '1700000000000-AYL-9QX2M';
    const list = stubOrders([buildOrderSummary()], { count: 41, page: 2, next });
    await open(list, `/mn/user/order?product=flight&after=1800000000000-AYL-4K7P2&page=2`);
    expect(await screen.findByText('2 / 3')).toBeVisible();
    expect(list.calls[0]?.query).toEqual({ product: 'flight', after: '1800000000000-AYL-4K7P2', page: '2' });
    expect(screen.getByRole('link', { name: 'Хуучин' })).toHaveAttribute(
      'href',
      `/mn/user/order?product=flight&after=${next}&page=3`,
    );
    expect(screen.getByRole('link', { name: 'Хамгийн шинэ' })).toHaveAttribute('href', '/mn/user/order?product=flight');
  });

  it('is filtered in the address, from its first page, and kept for the way back', async () => {
    const list = stubOrders([buildOrderSummary()], { page: 2 });
    const { user, router } = await open(list, '/mn/user/order?state=unpaid&after=1700000000000-AYL-4K7P2&page=2');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Юу захиалсан' }), 'esim');
    await waitFor(() => expect(router.state.location.search).toBe('?state=unpaid&product=esim'));
    await user.type(screen.getByRole('searchbox', { name: 'Захиалгын дугаар эсвэл газар' }), 'Сөүл{Enter}');
    await waitFor(() => expect(list.calls.at(-1)?.query).toEqual({ state: 'unpaid', product: 'esim', text: 'Сөүл' }));
    expect(await screen.findByText('Хайх, шүүх · 3')).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Улаанбаатар – Сөүл' }));
    await waitFor(() => expect(router.state.location.pathname).toContain('AYL-4K7P2'));
    expect(router.state.location.state).toEqual({ orders: expect.stringContaining('state=unpaid') });
  });

  it('says that nothing fits, offers what was looked for, and shows all again', async () => {
    const list = stubOrders([]);
    const { user, router } = await open(list, '/mn/user/order?product=esim');
    expect(await screen.findByText('Ийм захиалга олдсонгүй')).toBeVisible();
    expect(screen.getByRole('link', { name: 'eSIM сонгох' })).toHaveAttribute('href', '/mn/esim');
    const [clear] = screen.getAllByRole('button', { name: 'Шүүлтүүрийг арилгах' });
    if (!clear) throw new Error('a way out of the filter expected');
    await user.click(clear);
    expect(await screen.findByRole('link', { name: 'Нислэг хайх' })).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('asks for nothing between days that are turned round', async () => {
    const list = stubOrders([buildOrderSummary()]);
    await open(list, '/mn/user/order?from=2026-11-20&to=2026-11-01');
    expect(await screen.findByText(/^Эхлэх өдөр дуусах/)).toBeVisible();
    expect(list.calls).toEqual([]);
  });

  it('[ROUTE-55] leads to the order that the address names, and reads any other text as none', async () => {
    for (const product of ['hotel', 'flight'] as const) {
      const list = stubOrders([buildOrderSummary({ product })]);
      const page = await open(list, '/mn/user/order?refNumber=AYL-4K7P2');
      await waitFor(() => expect(page.router.state.location.pathname).toBe(`/mn/user/order/${product}/AYL-4K7P2`));
      expect(list.calls).toMatchObject([{ query: { text: 'AYL-4K7P2' } }]);
      page.unmount();
    }
    const lost = await open(stubOperation(listOrders, 'offline'), '/mn/user/order?refNumber=AYL-4K7P2');
    await waitFor(() => expect(lost.router.state.location.pathname).toBe('/mn/user/order/flight/AYL-4K7P2'));
    lost.unmount();
    await open(stubOrders([]), '/mn/user/order?refNumber=../x');
    expect(await screen.findByRole('link', { name: 'Нислэг хайх' })).toBeVisible();
  });

  it('asks for the sign-in first', async () => {
    const list = stubOrders([buildOrderSummary()]);
    const { user } = await renderRemote(remote, {
      at: '/mn/user/order',
      stubs: [list],
      dialogs: () => buildSessionUser(),
    });
    expect(list.calls).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Нэвтрэх' }));
    expect(await screen.findByRole('link', { name: 'Улаанбаатар – Сөүл' })).toBeVisible();
  });
});
