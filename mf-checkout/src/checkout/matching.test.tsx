import { screen } from '@testing-library/react';
import { buildTransferOption } from '../testing/build-invoice.ts';
import { stubMatching, stubOptions, stubOrder } from '../testing/checkout-stubs.ts';
import { open, payButton } from './testing/open-checkout.tsx';

describe('A transfer that a person matches', () => {
  it('[MNY-7] [GAP-89] is shown as received, and nobody is asked to pay again', async () => {
    await open([stubOrder(), stubOptions([buildTransferOption()]), stubMatching()]);
    expect(await screen.findByText('Шилжүүлэг тань ирсэн.')).toBeVisible();
    expect(screen.getByText(/Дахин битгий төлөөрэй/)).toBeVisible();
    expect(screen.queryByRole('button', { name: payButton })).toBeNull();
    expect(screen.queryByRole('button', { name: /төлөх$/ })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Төлбөрөө шалгах' })[0]).toBeEnabled();
  });
});
