import { bookCart, emptyCart, readCart, removeCartItem, updateCartItem } from '@aylal/contracts/cart';
import { cartRoute } from '@aylal/routes';
import { cartChanged } from '@aylal/shell';
import { buildSessionUser, renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ageCookie } from '../ui/age/age-cookie.ts';
import { remote } from '../remote.ts';
import { buildCart, buildProduct } from '../testing/build-lottery.ts';
import { buildShipment } from '../testing/build-shipment.ts';
import { cartStub, productsStub } from '../testing/lottery-stubs.ts';

beforeAll(() => {
  document.cookie = ageCookie(false);
});

const full = buildCart([
  ['Altan Gobi', 2],
  ['Khangai', 1],
]);
const products = productsStub([buildProduct(), buildProduct({ id: 'khangai', name: 'Khangai' })]);
const ok = <R,>(result: R) => ({ status_code: 200 as const, message: '', result });
const open = (stubs: Stub[], signedIn = true) =>
  renderRemote(remote, {
    at: `/en${cartRoute.to()}`,
    locale: 'en',
    stubs: [...stubs, products],
    ...(signedIn ? { user: buildSessionUser() } : {}),
  });

describe('[ROUTE-42] The cart', () => {
  it('[ROLE-08] [CART-04] asks for sign-in and reads nothing without it', async () => {
    const stub = cartStub(full);
    await open([stub], false);
    expect(await screen.findByRole('heading', { name: 'Sign in to see your cart' })).toBeVisible();
    expect(stub.calls).toEqual([]);
  });

  it('waits and says so', async () => {
    await open([stubOperation(readCart, 'hanging')]);
    expect(await screen.findByText('Loading the cart')).toBeInTheDocument();
  });

  it('says that it is empty', async () => {
    await open([cartStub()]);
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });

  it('fails with a way to try again', async () => {
    const { user } = await open([stubOperation(readCart, ['offline', 'offline', 'offline', ok(full)])]);
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('The cart could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'What is in the cart' })).toBeVisible();
  });

  it('[CART-01.1] [CART-03.1] [CART-02] [CALL-07] shows what it holds and what it comes to', async () => {
    await open([cartStub(full)]);
    const sum = within(await screen.findByRole('region', { name: 'Total' }));
    expect(sum.getByText('3')).toBeVisible();
    expect(sum.getByText('₮3,000')).toBeVisible();
  });

  it('[CART-03.2] [CALL-03] changes a quantity and tells every tab', async () => {
    const update = stubOperation(updateCartItem, ok(buildCart([['Altan Gobi', 3]])));
    const { user, services } = await open([cartStub(full), update]);
    const row = within(await screen.findByRole('group', { name: 'Altan Gobi' }));
    await user.click(row.getAllByRole('button')[1] as HTMLElement);
    await waitFor(() => expect(services.events.last(cartChanged)).toEqual({ count: 3 }));
    expect(update.calls[0]?.body).toEqual({ id: 'altan-gobi', quantity: 3 });
  });

  it('[CALL-04] [CART-07.1] [CART-03.3] removes an item, which can be added again then', async () => {
    const remove = stubOperation(removeCartItem, ok(buildCart([['Altan Gobi', 2]])));
    const { user } = await open([cartStub(full), remove]);
    await screen.findByRole('region', { name: 'What is in the cart' });
    expect(screen.queryByRole('button', { name: 'Add to cart: Khangai' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Khangai' }));
    expect(await screen.findByRole('button', { name: 'Add to cart: Khangai' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Khangai' })).not.toBeInTheDocument();
    expect(remove.calls[0]?.params).toEqual({ id: 'khangai' });
  });

  it('[CART-07.2] reloads the cart with a removal: what it holds is what the provider says', async () => {
    const remove = stubOperation(removeCartItem, ok(buildCart([['Altan Gobi', 7]])));
    const { user, services } = await open([cartStub(full), remove]);
    await user.click(await screen.findByRole('button', { name: 'Remove Khangai' }));
    await waitFor(() => expect(services.events.last(cartChanged)).toEqual({ count: 7 }));
    expect(within(await screen.findByRole('region', { name: 'Total' })).getByText('7')).toBeVisible();
  });

  it('[CALL-05] [CART-03.4] empties the cart', async () => {
    const empty = stubOperation(emptyCart, ok(buildCart([])));
    const { user } = await open([cartStub(full), empty]);
    await user.click(await screen.findByRole('button', { name: 'Empty the cart' }));
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(empty.calls).toHaveLength(1);
  });

  it('[CART-05] is read again when another tab has changed it', async () => {
    const stub = stubOperation(readCart, [ok(full), ok(buildCart([['Altan Gobi', 5]]))]);
    const { services } = await open([stub]);
    await screen.findByRole('group', { name: 'Khangai' });
    act(() => services.events.publish(cartChanged, { count: 5 }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Khangai' })).not.toBeInTheDocument());
    expect(stub.calls).toHaveLength(2);
  });

  it('[CALL-06] books what is shown and goes to its checkout', async () => {
    const book = stubOperation(bookCart, ok({ ref_number: 'AYL-4K7P2X' }));
    const { user, record, services } = await open([cartStub(full), book]);
    await user.click(await screen.findByRole('button', { name: 'Go to payment' }));
    await waitFor(() => expect(record.went).toEqual(['/checkout/AYL-4K7P2X']));
    expect(book.calls[0]?.body).toEqual({ contact_email: buildSessionUser().email, total: 3_000 });
    expect(services.events.last(cartChanged)).toEqual({ count: 0 });
  });

  it('[MODAL-63] [GAP-72.2] asks where to bring printed tickets before it books them, and books with the fee', async () => {
    const printed = { ...full, delivery_fee: 7_000 };
    const book = stubOperation(bookCart, ok({ ref_number: 'AYL-4K7P2X' }));
    const first = await open([cartStub(printed), book]);
    expect(await screen.findByText('₮10,000')).toBeVisible();
    await first.user.click(screen.getByRole('button', { name: 'Go to payment' }));
    await waitFor(() => expect(first.record.dialogs.map(({ view }) => view)).toEqual(['SHIPMENT_LOCATION_VIEW']));
    expect(book.calls).toEqual([]);
    first.unmount();
    const shipment = buildShipment();
    const { user, record } = await open([cartStub({ ...printed, shipment }), book]);
    expect(await screen.findByText('Baga toiruu 14, 32')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go to payment' }));
    await waitFor(() => expect(record.went).toEqual(['/checkout/AYL-4K7P2X']));
    expect(book.calls[0]?.body).toEqual({ contact_email: buildSessionUser().email, total: 10_000, shipment });
  });

  it('says at its place that the e-mail is wrong, and keeps what was typed', async () => {
    const book = stubOperation(bookCart, {
      status_code: 400,
      message: '',
      result: { problem: 'invalid-input', fields: { contact_email: 'validation_email' } },
    });
    const { user } = await open([cartStub(full), book]);
    const field = await screen.findByRole('textbox', { name: /E-mail/ });
    await user.clear(field);
    await user.type(field, 'nobody');
    await user.click(screen.getByRole('button', { name: 'Go to payment' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This e-mail is not complete/));
    expect(field).toHaveValue('nobody');
  });

  it('[MNY-4] [MNY-12] asks again by itself and by the same key when no answer came, and goes on with the outcome', async () => {
    const book = stubOperation(bookCart, ['offline', ok({ ref_number: 'AYL-4K7P2X' })]);
    const { user, record } = await open([cartStub(full), book]);
    await user.click(await screen.findByRole('button', { name: 'Go to payment' }));
    await waitFor(() => expect(record.went).toEqual(['/checkout/AYL-4K7P2X']), { timeout: 3000 });
    expect(record.toasts).toMatchObject([{ kind: 'info', text: expect.stringContaining('We are checking') }]);
    expect(new Set(book.calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('[MNY-6] says that the cart has changed meanwhile and reads it again', async () => {
    const book = stubOperation(bookCart, { status_code: 409, message: '', result: { problem: 'state-conflict' } });
    const read = stubOperation(readCart, [ok(full), ok(buildCart([['Altan Gobi', 4]]))]);
    const { user, record } = await open([read, book]);
    await user.click(await screen.findByRole('button', { name: 'Go to payment' }));
    expect(await screen.findByText(/The cart has changed/)).toBeVisible();
    expect(await screen.findByText('₮4,000', { selector: 'dd' })).toBeVisible();
    expect(record.went).toEqual([]);
  });
});
