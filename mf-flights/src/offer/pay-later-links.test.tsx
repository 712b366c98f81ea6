import { renderPart } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote.ts';
import { PayLaterLinks } from './pay-later-links.tsx';

const show = (mode: 'web' | 'emongolia') =>
  renderPart(remote, <PayLaterLinks amount={2_186_400} />, { mode, dialogs: () => undefined });

describe('An offer that may be paid later', () => {
  it('[MODAL-53] [PAY-03] leads to PocketZero, and not to a loan outside the mini-app', async () => {
    const { user, record } = await show('web');
    for (const button of screen.getAllByRole('button')) await user.click(button);
    expect(record.dialogs).toEqual([{ view: 'POCKET_FLIGHT_VIEW', props: { amount: 2_186_400 } }]);
  });

  it('[MODAL-54] leads to LendPay inside the mini-app', async () => {
    const { user, record } = await show('emongolia');
    await user.click(screen.getByRole('button', { name: 'LendPay-ээр 60 хоногт төлөх' }));
    expect(record.dialogs).toEqual([{ view: 'LENDPAY_FLIGHT_VIEW', props: { amount: 2_186_400 } }]);
  });
});
