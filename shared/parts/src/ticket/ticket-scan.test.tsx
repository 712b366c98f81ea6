import type { TicketState } from '@aylal/domain/orders';
import { createTestServices, TestProviders } from '@aylal/testing';
import { render, screen } from '@testing-library/react';
import { TicketScan } from './ticket-scan.tsx';

async function show(state: TicketState, number: string | null = 'TRP-1') {
  const { services } = await createTestServices();
  return render(
    <TestProviders services={services}>
      <TicketScan term="Дугаар" english="Number" number={number} state={state} />
    </TestProviders>,
  );
}

describe('The number of a ticket', () => {
  it('has a code to scan while the ticket is valid', async () => {
    await show('valid');
    expect(await screen.findByRole('img')).toBeVisible();
    expect(screen.getByText('TRP-1')).toBeVisible();
  });

  it.each(['pending', 'cancelled', 'refunded'] as const)('stands alone when the ticket is %s', async (state) => {
    const { container } = await show(state);
    expect(screen.getByText('TRP-1')).toBeVisible();
    expect(container.querySelector('svg, [style*="112"]')).toBeNull();
  });

  it('is nothing before it is known', async () => {
    const { container } = await show('valid', null);
    expect(container).toHaveTextContent('');
    expect(container.querySelector('svg')).toBeNull();
  });
});
