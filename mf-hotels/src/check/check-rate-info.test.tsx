import { renderPart } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { descriptor } from '../descriptor.ts';
import { remote } from '../remote.ts';
import { view } from './check-rate-info-dialog.tsx';

describe('[MODAL-66] The check-rate info popup', () => {
  it('explains why a price is checked again, and that nothing is taken meanwhile', async () => {
    await renderPart(remote, <view.Component props={{}} close={() => {}} />, { locale: 'en' });
    expect(screen.getByText(/we ask the partner again just before you book/)).toBeVisible();
    expect(screen.getByText(/no money is taken during the check/)).toBeVisible();
  });

  it('[GAP-19] is another popup than the check of a rate', () => {
    const views = descriptor.dialogs.map(({ view: name }) => name);
    expect(views).toEqual(expect.arrayContaining(['HOTELS_CHECK_RATE_INFO_VIEW', 'HOTELS_RATE_CHECK_VIEW']));
  });
});
