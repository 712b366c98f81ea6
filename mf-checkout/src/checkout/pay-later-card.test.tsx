import { buildOrder, renderPart, type TestServicesOptions } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { buildPaymentOption } from '../testing/build-invoice.ts';
import { remote } from '../remote.ts';
import { PayLaterCard } from './pay-later-card.tsx';

const pocket = buildPaymentOption({ payment_name: 'POCKET' });
const inParts = buildOrder({
  partial_payment_terms: {
    initial_payment_amount: 546_600,
    partial_payment_fee: 21_900,
    refund_service_charge: 5_000,
    types: [{ key: 'two', divider: 1, deadline_after_init: 168, refund_comm_rate: 1 }],
  },
});
const show = (ways = [pocket], options: TestServicesOptions = {}, order = inParts) =>
  renderPart(remote, <PayLaterCard order={order} ways={ways} />, { dialogs: () => undefined, ...options });

it('[PROD-13.1] [PROD-13.2] [PROD-13.4] opens what there is to read about each way to pay later, with the amount that is owed', async () => {
  const { user, record } = await show([pocket], { mode: 'emongolia' });
  for (const button of screen.getAllByRole('button')) await user.click(button);
  expect(record.dialogs).toEqual([
    { view: 'BNPL_INFO_VIEW', props: {} },
    { view: 'LEND_VIEW', props: { amount: 2_186_400 } },
    { view: 'POCKET_ZERO_INFO_VIEW', props: { amount: 2_186_400 } },
  ]);
});

it('[PAY-02] [PAY-03] tells of no way that is not available here: a loan outside the mini-app, parts in another language, PocketZero that is not offered', async () => {
  const { user, record, unmount } = await show();
  for (const button of screen.getAllByRole('button')) await user.click(button);
  expect(record.dialogs.map(({ view }) => view)).toEqual(['BNPL_INFO_VIEW', 'POCKET_ZERO_INFO_VIEW']);
  unmount();
  await show([buildPaymentOption()], { locale: 'en' });
  expect(screen.queryByRole('heading')).toBeNull();
});

it('[PAY-02] advertises no parts for an order that cannot be paid so', async () => {
  await show([buildPaymentOption()], {}, buildOrder({ partial_payment_terms: null }));
  expect(screen.queryByRole('heading')).toBeNull();
});
