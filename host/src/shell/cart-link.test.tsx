import { act, screen, within } from '@testing-library/react';
import { cartChanged } from '@aylal/shell';
import { buildDescriptor } from '../app/testing/build-descriptor.ts';
import { renderShell } from '../app/testing/render-shell.tsx';

const withCart = [buildDescriptor({ routes: [{ pattern: '/cart', chunk: 'cart' }] })];

describe('The cart link', () => {
  it('[SHELL-06] leads to the cart and counts its pieces as they change', async () => {
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

  it('[SHELL-07] stands in the phone menu too', async () => {
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
