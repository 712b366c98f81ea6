import { listOrders } from '@aylal/contracts';
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
      { status_code: 200, message: '', result: { orders: [buildOrderSummary()], count: 1, page: 1 } },
    ]);
    const { user } = await open(list);
    expect(await screen.findByRole('alert', {}, { timeout: 3000 })).toHaveTextContent('Таны захиалга, төлбөр хэвээрээ');
    await user.click(screen.getByRole('button', { name: 'Дахин оролдох' }));
    expect(await screen.findByRole('link', { name: 'Улаанбаатар – Сөүл' })).toBeVisible();
  });

  it('turns pages by address', async () => {
    const list = stubOrders([buildOrderSummary()], 41);
    await open(list, '/mn/user/order?page=2');
    expect(await screen.findByText('2 / 3')).toBeVisible();
    expect(list.calls[0]?.query).toEqual({ page: '2' });
    expect(screen.getByRole('link', { name: 'Хуучин' })).toHaveAttribute('href', '/mn/user/order?page=3');
    expect(screen.getByRole('link', { name: 'Шинэ' })).toHaveAttribute('href', '/mn/user/order');
  });

  it('[ROUTE-55] leads to the order that the address names, and reads any other text as none', async () => {
    const page = await open(stubOrders([]), '/mn/user/order?refNumber=AYL-4K7P2');
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/mn/user/order/flight/AYL-4K7P2'));
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
