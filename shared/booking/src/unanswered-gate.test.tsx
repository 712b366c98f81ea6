import { buildSessionUser, createTestServices, TestProviders } from '@aylal/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { readBookedOrder } from './booked-order.ts';
import { UnansweredGate, type SentOrder } from './unanswered-gate.tsx';
import { keepSending } from './unanswered-sending.ts';

/** The page of a form over which `{ uid: 1 }` was being sent when it was reloaded. */
async function reloaded(resume: (sent: { uid: number }) => Promise<SentOrder | null>) {
  const { services, record } = await createTestServices({ user: buildSessionUser() });
  keepSending(services, 'a.form', { uid: 1 });
  render(
    <TestProviders services={services}>
      <UnansweredGate draftKey="a.form" heading="A booking" resume={resume}>
        <p>form</p>
      </UnansweredGate>
    </TestProviders>,
  );
  return { services, record };
}

describe('[MNY-4] A page that was reloaded while its booking was being sent', () => {
  it('shows that it asks, and leads to the checkout of the order that came of it', async () => {
    const answer = Promise.withResolvers<SentOrder | null>();
    const asked: unknown[] = [];
    const { services, record } = await reloaded((sent) => {
      asked.push(sent);
      return answer.promise;
    });
    expect(await screen.findByRole('status')).toBeVisible();
    expect(screen.queryByText('form')).toBeNull();
    answer.resolve({ refNumber: 'AYL-1', checkout: '/checkout/AYL-1' });
    await waitFor(() => expect(record.went).toEqual(['/checkout/AYL-1']));
    expect(screen.queryByText('form')).toBeNull();
    expect(asked).toEqual([{ uid: 1 }]);
    expect(readBookedOrder(services, 'a.form')).toBe('AYL-1');
  });

  it('shows the form when no order came of it', async () => {
    const answer = Promise.withResolvers<SentOrder | null>();
    const { record } = await reloaded(() => answer.promise);
    expect(await screen.findByRole('status')).toBeVisible();
    answer.resolve(null);
    expect(await screen.findByText('form')).toBeVisible();
    expect(record.went).toEqual([]);
  });
});
