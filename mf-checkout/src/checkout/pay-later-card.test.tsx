import { renderPart } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote.ts';
import { PayLaterCard } from './pay-later-card.tsx';

it('[PROD-13.1] [PROD-13.2] [PROD-13.4] opens what there is to read about each way to pay later, with the amount that is owed', async () => {
  const { user, record } = await renderPart(remote, <PayLaterCard amount={2_186_400} />, { dialogs: () => undefined });
  for (const button of screen.getAllByRole('button')) await user.click(button);
  expect(record.dialogs).toEqual([
    { view: 'BNPL_INFO_VIEW', props: {} },
    { view: 'LEND_VIEW', props: { amount: 2_186_400 } },
    { view: 'POCKET_ZERO_INFO_VIEW', props: { amount: 2_186_400 } },
  ]);
});
