import { loadPart, renderPart } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildEsimOrder } from '../testing/build-esim-order.ts';

describe('What is lent to the pages of an order', () => {
  it('checkout.summary.esim says what is paid for', async () => {
    const { Component } = await loadPart(remote, 'checkout.summary.esim', 'esim-checkout-summary');
    await renderPart(remote, <Component order={buildEsimOrder()} />);
    expect(screen.getByText('Өмнөд Солонгос eSIM')).toBeVisible();
    expect(screen.getByText('Дата · 1 GB · 7 хоног')).toBeVisible();
  });

  it.each([false, true])('order.detail.esim leads to the installation once it is there: %s', async (issued) => {
    const { Component } = await loadPart(remote, 'order.detail.esim', 'esim-order');
    await renderPart(remote, <Component order={buildEsimOrder({ issued })} />);
    const link = screen.queryByRole('link', { name: 'Суулгах' });
    expect(link?.getAttribute('href')).toBe(issued ? '/mn/esim/install/AYL-4K7P2' : undefined);
  });
});
