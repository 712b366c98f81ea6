import { findOrders } from '@aylal/contracts/office';
import { buildStaff, staffStub } from '@aylal/office/testing';
import { renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildFoundOrder, findOrdersStub } from '../testing/order-stubs.ts';

const open = (stubs: Stub[], staff = buildStaff('support')) =>
  renderRemote(remote, { at: '/en/orders', locale: 'en', mode: 'office', stubs: [staffStub(staff), ...stubs] });

describe('The search for orders', () => {
  it('finds what was typed, leads to the order, and keeps the text out of the address', async () => {
    const stub = findOrdersStub([buildFoundOrder()]);
    const page = await open([stub]);
    await page.user.type(await screen.findByLabelText('Find an order'), ' Сарнай 99112233 {Enter}');
    const row = await screen.findByRole('link', { name: /AYL-4K7P2XQ8 · B\*\*\* S\*\*\*/ });
    expect(row).toHaveAttribute('href', '/en/orders/AYL-4K7P2XQ8');
    expect(row).toHaveTextContent('₮900,000');
    expect(stub.calls.map(({ body }) => body)).toEqual([{ text: 'Сарнай 99112233' }]);
    expect(page.router.state.location.search).toBe('');
    expect(page.services.drafts.read(`office.orders.${buildStaff('support').id}`)).toBe('Сарнай 99112233');
  });

  it('sends nothing for nothing, and says so at the field', async () => {
    const stub = findOrdersStub([]);
    const page = await open([stub]);
    expect(await screen.findByRole('heading', { name: 'Whose order is it?' })).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Find' }));
    expect(await screen.findByText('Fill in this field')).toBeVisible();
    expect(screen.getByLabelText('Find an order')).toHaveFocus();
    expect(stub.calls).toEqual([]);
  });

  it('says that none has all words, and searches again after a failure', async () => {
    const none = { status_code: 200 as const, message: '', result: { orders: [] } };
    const page = await open([stubOperation(findOrders, ['offline', 'offline', 'offline', none])]);
    await page.user.type(await screen.findByLabelText('Find an order'), 'Bat{Enter}');
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(
      'The orders could not be searched',
    );
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No order has all of these words' })).toBeVisible();
  });

  it('is not for every role', async () => {
    await open([], buildStaff('content'));
    expect(await screen.findByText('Your role (Content) does not see orders.')).toBeVisible();
  });
});
