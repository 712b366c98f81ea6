import { screen } from '@testing-library/react';
import { buildCardOption, buildPaymentOption } from '../testing/build-invoice.ts';
import { stubDeclined, stubOptions, stubOrder, stubStanding } from '../testing/checkout-stubs.ts';
import { open, payButton } from './testing/open-checkout.tsx';

const declinedCard = () => [
  stubOrder(),
  stubOptions([buildPaymentOption(), buildCardOption()]),
  stubDeclined('CARD', 'not-enough-money'),
];

describe('A payment that the bank has declined', () => {
  it('is reported with the reason, and that nothing was taken; the way of paying stays chosen', async () => {
    const { user, record } = await open(declinedCard());
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Төлбөр баталгаажсангүй. Данснаас мөнгө хасагдаагүй.');
    expect(notice).toHaveTextContent('Дансны үлдэгдэл хүрэлцэхгүй');
    expect(screen.queryByText(/битгий төлөөрэй/)).toBeNull();
    expect(await screen.findByRole('radio', { name: /карт/i })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Дахин оролдох' }));
    expect(record.dialogs).toEqual([
      { view: 'PAYMENT_VIEW', props: { ref_number: 'AYL-4K7P2', payment_name: 'CARD' } },
    ]);
  });

  it('leads to the other ways to pay', async () => {
    const { user } = await open(declinedCard());
    await screen.findByRole('radio', { name: /QPay/ });
    await user.click(await screen.findByRole('button', { name: 'Өөр хэрэгсэл сонгох' }));
    expect(screen.getByRole('heading', { name: 'Төлбөрийн хэрэгсэл' })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: /QPay/ }));
    expect(screen.getAllByRole('button', { name: payButton })[0]).toBeEnabled();
  });
});

describe('A payment that nobody has decided yet', () => {
  it('[GAP-89.2] answers the question how it is with the time of the answer', async () => {
    const { user } = await open([stubOrder(), stubOptions(), stubStanding('waiting')]);
    await user.click(await screen.findByRole('button', { name: 'Төлбөрөө шалгах' }));
    expect(await screen.findByText(/10:00-д шалгахад/)).toBeVisible();
  });
});
