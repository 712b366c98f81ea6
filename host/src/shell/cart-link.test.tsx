import { getSession } from '@aylal/contracts/account';
import { readCart } from '@aylal/contracts/cart';
import { act, screen, waitFor, within } from '@testing-library/react';
import { cartChanged } from '@aylal/shell';
import { buildSessionUser, stubOperation } from '@aylal/testing';
import { buildDescriptor } from '../app/testing/build-descriptor.ts';
import { renderShell } from '../app/testing/render-shell.tsx';

const withCart = [buildDescriptor({ routes: [{ pattern: '/cart', chunk: 'cart' }] })];

describe('The cart link', () => {
  it('[SHELL-06.1] [SHELL-06.2] [CARD-22.1] leads to the cart and counts its pieces as they change', async () => {
    const { shell } = await renderShell('/mn', { boot: { descriptors: withCart } });
    const banner = within(await screen.findByRole('banner'));
    expect(banner.getByRole('link', { name: 'Сагс' })).toHaveAttribute('href', '/mn/cart');
    act(() => shell.services.events.publish(cartChanged, { count: 3 }));
    expect(banner.getByRole('link', { name: 'Сагс: 3' })).toHaveTextContent('3');
    act(() => shell.services.events.publish(cartChanged, { count: 120 }));
    expect(banner.getByRole('link', { name: 'Сагс: 120' })).toHaveTextContent('99+');
    act(() => shell.services.events.publish(cartChanged, { count: 0 }));
    expect(banner.getByRole('link', { name: 'Сагс' })).toHaveTextContent('');
  });

  it('[SHELL-07.3] is in the phone menu too', async () => {
    const { shell, user } = await renderShell('/mn', { boot: { descriptors: withCart } });
    act(() => shell.services.events.publish(cartChanged, { count: 2 }));
    await user.click(await screen.findByRole('button', { name: 'Цэс нээх' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Цэс' }));
    expect(drawer.getByRole('link', { name: 'Сагс: 2' })).toHaveAttribute('href', '/mn/cart');
  });

  it('leads nowhere where no remote has a cart', async () => {
    await renderShell('/mn');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: 'Сагс' })).not.toBeInTheDocument();
  });
});

describe('The count of the cart', () => {
  const held = (count: number) => ({
    status_code: 200 as const,
    message: '',
    result: { items: [], count, rates: {}, delivery_fee: 0, shipment: null },
  });

  it('[CART-04] is not asked for while nobody is signed in', async () => {
    const cart = stubOperation(readCart, held(4));
    const { shell } = await renderShell('/mn', { boot: { descriptors: withCart }, stubs: [cart] });
    await screen.findByRole('link', { name: 'Сагс' });
    expect(cart.calls).toEqual([]);
    expect(shell.services.events.last(cartChanged)).toBeUndefined();
  });

  it('[CART-05.1] [CART-05.2] is read on signing in and on each page, and a cart that is silent changes nothing', async () => {
    const cart = stubOperation(readCart, [held(2), held(5), 'offline']);
    const { router } = await renderShell('/mn', {
      boot: { descriptors: withCart, session: 'present' },
      stubs: [cart, stubOperation(getSession, { status_code: 200, message: '', result: buildSessionUser() })],
    });
    expect(await screen.findByRole('link', { name: 'Сагс: 2' })).toBeVisible();
    await act(() => router.navigate('/mn/about'));
    expect(await screen.findByRole('link', { name: 'Сагс: 5' })).toBeVisible();
    await act(() => router.navigate('/mn'));
    await waitFor(() => expect(cart.calls.length).toBeGreaterThan(2));
    expect(screen.getByRole('link', { name: 'Сагс: 5' })).toBeVisible();
  });
});
