import { loadPart, renderPart } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildTopUp } from '../testing/build-top-up.ts';

const locale = 'mn';
const done = { status_code: 4 as const, name: 'Цэнэглэгдсэн' };

describe('What is contributed to the pages of a top-up', () => {
  it('checkout.summary.top-up says what is paid for', async () => {
    const { Component } = await loadPart(remote, 'checkout.summary.top-up', 'top-up-checkout-summary');
    await renderPart(remote, <Component order={buildTopUp()} />, { locale });
    expect(screen.getByText('Хэтэвч цэнэглэлт')).toBeVisible();
  });

  it('order.detail.top-up says which wallet is filled, and leads there only once it is', async () => {
    const { Component } = await loadPart(remote, 'order.detail.top-up', 'top-up-order');
    const unpaid = await renderPart(remote, <Component order={buildTopUp()} />, { locale });
    expect(screen.getByText('Үндсэн хэтэвч')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    unpaid.unmount();
    await renderPart(remote, <Component order={buildTopUp({ status: done, subject: { type: 'game' } })} />, { locale });
    expect(screen.getByRole('link')).toHaveAttribute('href', '/mn/user/game-wallet');
  });
});
