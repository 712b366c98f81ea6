import { bookTrip } from '@aylal/contracts/trips';
import { buildSessionUser, createTestServices, stubOperation, TestProviders, type Stub } from '@aylal/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { readBookedOrder } from './booked-order.ts';
import { UnansweredGate } from './unanswered-gate.tsx';
import { keepSending } from './unanswered-sending.ts';

const sent = { travel_id: 'gobi' };

/** The page of a form over which a booking was being sent when it was reloaded. */
async function reloaded(stub: Stub) {
  const { services, record } = await createTestServices({ user: buildSessionUser(), stubs: [stub] });
  keepSending(services, 'a.form', sent);
  render(
    <TestProviders services={services}>
      <UnansweredGate operation={bookTrip} draftKey="a.form" heading="A booking">
        <p>form</p>
      </UnansweredGate>
    </TestProviders>,
  );
  return { services, record };
}

describe('[MNY-4] A page that was reloaded while its booking was being sent', () => {
  it('shows that it asks, and leads to the checkout of the order that came of it', async () => {
    const answer = Promise.withResolvers<void>();
    const stub = stubOperation(bookTrip, async () => {
      await answer.promise;
      return { status_code: 200 as const, message: '', result: { ref_number: 'AYL-4K7P2' } };
    });
    const { services, record } = await reloaded(stub);
    expect(await screen.findByRole('status')).toBeVisible();
    expect(screen.queryByText('form')).toBeNull();
    answer.resolve();
    await waitFor(() => expect(record.went).toEqual(['/checkout/AYL-4K7P2']));
    expect(screen.queryByText('form')).toBeNull();
    expect(stub.calls.map(({ body }) => body)).toEqual([sent]);
    expect(readBookedOrder(services, 'a.form')).toBe('AYL-4K7P2');
  });

  it('shows the form when no order came of it', async () => {
    const refused = { status_code: 409, message: '', result: { problem: 'sold-out' } } as const;
    const { record } = await reloaded(stubOperation(bookTrip, refused));
    expect(await screen.findByText('form')).toBeVisible();
    expect(record.went).toEqual([]);
  });
});
