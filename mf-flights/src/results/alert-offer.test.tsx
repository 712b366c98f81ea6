import { renderPart } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildCriteria } from '../testing/build-search-address.ts';
import { AlertOffer } from './alert-offer.tsx';

const subject = { criteria: buildCriteria(), journey: 'Улаанбаатар – Сөүл', lowest: 900_000, highest: 1_200_000 };

describe('The offer of a price alert', () => {
  it('opens the dialog of price alerts', async () => {
    const { user, record } = await renderPart(remote, <AlertOffer {...subject} />, { dialogs: () => undefined });
    await user.click(screen.getByRole('link', { name: 'Тохируулах' }));
    expect(record.dialogs).toEqual([{ view: 'FLIGHT_PRICE_ALERT_VIEW', props: subject }]);
  });

  it('[CARD-23] is not made in the mini-app, which has no price alerts', async () => {
    await renderPart(remote, <AlertOffer {...subject} />, { mode: 'emongolia' });
    expect(screen.queryByRole('link')).toBeNull();
  });
});
