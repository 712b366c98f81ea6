import { listLotteryProducts } from '@aylal/contracts/lottery';
import { lotteryRoutes } from '@aylal/routes';
import { buildSessionUser, renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, within } from '@testing-library/react';
import { ageCookie } from '../ui/age/age-cookie.ts';
import { remote } from '../remote.ts';
import { buildCart, buildProduct } from '../testing/build-lottery.ts';
import { cartStub, limitsStub, productsStub, suggestedStub } from '../testing/lottery-stubs.ts';

beforeAll(() => {
  document.cookie = ageCookie(false);
});

const products = [
  buildProduct(),
  buildProduct({ id: 'khangai', name: 'Khangai', left: 0 }),
  buildProduct({ id: 'blue-sky', name: 'Blue Sky', parentId: 'ilottery' }),
];
const open = (stubs: Stub[], more: { user?: ReturnType<typeof buildSessionUser>; at?: string } = {}) =>
  renderRemote(remote, {
    at: `/en${more.at ?? lotteryRoutes.lottery.to()}`,
    locale: 'en',
    stubs,
    ...(more.user ? { user: more.user } : {}),
    dialogs: () => true,
  });

describe('The pages of the lotteries', () => {
  it('wait and say so', async () => {
    await open([stubOperation(listLotteryProducts, 'hanging')]);
    expect(await screen.findByText('Loading the lotteries')).toBeInTheDocument();
  });

  it('say that nothing is on sale', async () => {
    await open([productsStub([])]);
    expect(await screen.findByRole('heading', { name: 'No lottery is on sale now' })).toBeVisible();
  });

  it('[ERR-39] fail with their own words and a way to try again', async () => {
    const answer = { status_code: 200 as const, message: '', result: products };
    const { user } = await open([stubOperation(listLotteryProducts, ['offline', 'offline', 'offline', answer])]);
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(
      'Failed to fetch lottery products',
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Altan Gobi' })).toBeVisible();
  });

  it('[ROUTE-29] show price, prizes and odds, and what is sold out cannot be added', async () => {
    await open([productsStub(products)]);
    const card = within(await screen.findByRole('region', { name: 'Altan Gobi' }));
    expect(card.getByText('₮1,000', { selector: 'p' })).toBeVisible();
    expect(card.getByText('26.1% of tickets win')).toBeVisible();
    expect(card.getByRole('row', { name: '₮1,000,000 1 in 20,000', hidden: true })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add to cart: Khangai' })).toBeDisabled();
    expect(screen.queryByRole('region', { name: 'Blue Sky' })).not.toBeInTheDocument();
  });

  it('[ROUTE-32] keep the instant lottery apart', async () => {
    await open([productsStub(products)], { at: lotteryRoutes.ilottery.to() });
    expect(await screen.findByRole('region', { name: 'Blue Sky' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Altan Gobi' })).not.toBeInTheDocument();
  });

  it('[CALL-08] suggest what the other lottery has', async () => {
    const suggested = suggestedStub();
    await open([productsStub(products), suggested]);
    const card = within(await screen.findByRole('region', { name: 'Also in the Instant lottery' }));
    expect(card.getByRole('link', { name: 'Blue Sky · ₮500' })).toHaveAttribute('href', '/en/ilottery');
    expect(suggested.calls[0]?.query).toEqual({ parentId: 'ilottery' });
  });

  it('[CART-06] [SHELL-20.7] leave out what is in the cart already, and open the popup for the rest', async () => {
    const stubs = [productsStub(products), cartStub(buildCart([['Khangai', 2]])), limitsStub()];
    const { user, record } = await open(stubs, { user: buildSessionUser() });
    expect(await screen.findByText('2 tickets are in your cart.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Khangai' })).not.toBeInTheDocument();
    expect(await screen.findByText('Bought today: 3 of 20 tickets.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add to cart: Altan Gobi' }));
    expect(record.dialogs.at(-1)).toMatchObject({
      view: 'CART_ADD_ITEM_VIEW',
      props: { product: { name: 'Altan Gobi' } },
    });
    expect(record.toasts).toEqual([{ kind: 'success', text: 'It is in your cart', durationMs: 5000 }]);
  });
});
