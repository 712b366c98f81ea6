import { loadPart, renderPart } from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildEsimOrder } from '../testing/build-esim-order.ts';

describe('What is contributed to the pages of an order', () => {
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

  it('[MODAL-05] order.detail.esim opens the usage of an eSIM that is there', async () => {
    const order = buildEsimOrder({ issued: true });
    const { Component } = await loadPart(remote, 'order.detail.esim', 'esim-order');
    const { user, record } = await renderPart(remote, <Component order={order} />);
    await user.click(screen.getByRole('button', { name: 'Хэрэглээ, цэнэглэлт' }));
    await waitFor(() => expect(record.dialogs).toEqual([{ view: 'ESIM_USAGE_VIEW', props: { order } }]));
  });

  it.each([
    [false, /Төлбөр ормогц дата нэмэгдэнэ/],
    [true, /Дата таны eSIM-д нэмэгдсэн/],
  ])('[MODAL-06] order.detail.esim tells of a top-up, and leads to its eSIM: %s', async (issued, text) => {
    const { Component } = await loadPart(remote, 'order.detail.esim', 'esim-order');
    await renderPart(remote, <Component order={buildEsimOrder({ issued, top_up_of: 'AYL-1AAAA' })} />);
    expect(screen.getByText('Өмнөд Солонгос eSIM цэнэглэлт')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'eSIM рүү' })).toHaveAttribute('href', '/mn/user/order/esim/AYL-1AAAA');
    expect(screen.queryByRole('link', { name: 'Суулгах' })).toBeNull();
  });
});
