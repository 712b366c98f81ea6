import { addToCart } from '@aylal/contracts/cart';
import { cartChanged } from '@aylal/shell';
import { buildSessionUser, renderPart, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildCart, buildProduct } from '../testing/build-lottery.ts';
import { view } from './add-item-dialog.tsx';

const { Component } = view;
const refused = (status_code: 400 | 404 | 409, problem: string, message: string, fields?: Record<string, string>) => ({
  status_code,
  message,
  result: { problem, ...(fields ? { fields } : {}) },
});
const show = async (stub: Stub) => {
  const close = jest.fn();
  const shown = await renderPart(remote, <Component props={{ product: buildProduct() }} close={close} />, {
    locale: 'en',
    stubs: [stub],
    user: buildSessionUser(),
  });
  return { ...shown, close };
};

describe('[MODAL-62] Adding an item to the cart', () => {
  it('[CALL-02] [GAP-80.7] sends its name with quantity 1, tells every tab the new count, and closes', async () => {
    const stub = stubOperation(addToCart, { status_code: 200, message: '', result: buildCart([['Altan Gobi', 3]]) });
    const { user, close, services } = await show(stub);
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    await waitFor(() => expect(close).toHaveBeenCalledWith(true));
    expect(stub.calls[0]?.body).toEqual({ name: 'Altan Gobi', quantity: 1 });
    expect(services.events.last(cartChanged)).toEqual({ count: 3 });
  });

  it.each([
    ["the server's sentence", refused(404, 'not-found', 'There is no such thing.'), 'There is no such thing.'],
    ['general words where there is none', refused(404, 'not-found', ''), 'An error occurred.'],
    [
      'the limit of the day',
      refused(400, 'invalid-input', 'x', { quantity: 'lottery_daily_limit' }),
      'You can buy 20 tickets a day at most',
    ],
    ['that it is gone', refused(404, 'sold-out', 'x'), 'There are not enough tickets left.'],
    [
      'that the customer keeps out',
      refused(409, 'not-bookable', 'x'),
      'You have excluded yourself from lotteries for now.',
    ],
  ])('[ERR-29.1] [ERR-29.2] shows %s when it is refused, and stays', async (_name, answer, text) => {
    const { user, close } = await show(stubOperation(addToCart, answer as never));
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(close).not.toHaveBeenCalled();
  });

  it('[ERR-29.3] says that something unexpected happened when no answer came', async () => {
    const { user } = await show(stubOperation(addToCart, 'offline'));
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('An unexpected error occurred.');
  });
});
