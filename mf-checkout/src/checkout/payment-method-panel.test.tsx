import { buildSessionUser, renderPart } from '@aylal/testing';
import { screen, within } from '@testing-library/react';
import { descriptor } from '../descriptor.ts';
import { remote } from '../remote.ts';
import { stubOrder } from '../testing/checkout-stubs.ts';
import { Panel } from './payment-method-panel.tsx';
import { open, ready } from './testing/open-checkout.tsx';

describe('[PANEL-01] The panel paymentMethod', () => {
  it('[PANEL-01.1] has a header that names the order information, in every language', () => {
    expect(descriptor.panels.find(({ id }) => id === 'paymentMethod')).toMatchObject({
      header: true,
      label: { mn: 'Захиалгын мэдээлэл', en: 'Order information' },
    });
  });

  it('opens from the bar that pays', async () => {
    const { user, record } = await open(ready());
    const bar = within(await screen.findByRole('region', { name: 'Одоо төлөх' }));
    await user.click(bar.getByRole('button', { name: 'Захиалгын мэдээлэл' }));
    expect(record.panels).toEqual([
      { id: 'paymentMethod', props: { ref_number: 'AYL-4K7P2', now: 2_186_400, payment_name: 'QPAY' } },
    ]);
  });

  it('shows what the order costs and what is paid now', async () => {
    const part = <Panel ref_number="AYL-4K7P2" now={1_000_000} />;
    await renderPart(remote, part, { user: buildSessionUser(), stubs: [stubOrder()] });
    expect(await screen.findByText('Одоо төлөх')).toBeVisible();
    expect(screen.getByText('1,186,400₮')).toBeVisible();
  });
});
