import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { Stepper } from './stepper.tsx';
import { Tabs } from './tabs.tsx';

function Products() {
  const [value, setValue] = useState<'flight' | 'hotel' | 'bus'>('flight');
  return (
    <Tabs
      label="Search"
      value={value}
      onChange={setValue}
      tabs={[
        { id: 'flight', label: 'Flights', panel: 'Where to fly' },
        { id: 'hotel', label: 'Hotels', panel: 'Where to stay' },
        { id: 'bus', label: 'Buses', panel: 'Where to ride' },
      ]}
    />
  );
}

describe('Tabs', () => {
  it('moves and opens with arrows, Home and End', async () => {
    const { user } = renderUi(<Products />);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Hotels', selected: true })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'Hotels' })).toHaveTextContent('Where to stay');
    await user.keyboard('{End}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Flights', selected: true })).toHaveFocus();
    expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
  });
});

describe('Stepper', () => {
  it('says where one stands', () => {
    renderUi(
      <Stepper
        label="Booking"
        current="pay"
        steps={[
          { id: 'who', label: 'Travellers' },
          { id: 'pay', label: 'Payment' },
        ]}
      />,
    );
    const [done, now] = screen.getAllByRole('listitem');
    expect(done).toHaveTextContent('Step 1 of 2: Travellers, done');
    expect(now).toHaveAttribute('aria-current', 'step');
  });
});
