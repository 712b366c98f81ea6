import { ApiError } from '@aylal/shell';
import { buildSessionUser, createTestServices, TestProviders } from '@aylal/testing';
import { render, screen } from '@testing-library/react';
import { useAccountQuery } from './use-account-query.ts';

function Own({ read, enabled }: { read: () => Promise<string>; enabled: boolean }) {
  const { query, signedOut } = useAccountQuery({ queryKey: ['own'], queryFn: read, retry: false, enabled });
  return <p>{signedOut ? 'sign in' : (query.data ?? query.error?.message ?? 'waiting')}</p>;
}

async function show(user: ReturnType<typeof buildSessionUser> | undefined, answer: Promise<string>, enabled = true) {
  let reads = 0;
  const { services } = await createTestServices(user ? { user } : {});
  const read = () => {
    reads += 1;
    return answer;
  };
  render(
    <TestProviders services={services}>
      <Own read={read} enabled={enabled} />
    </TestProviders>,
  );
  return () => reads;
}

describe('[AUT-1] A query of the customer’s own', () => {
  it('is not sent before the sign-in', async () => {
    const reads = await show(undefined, Promise.resolve('orders'));
    expect(await screen.findByText('sign in')).toBeVisible();
    expect(reads()).toBe(0);
  });

  it('is sent for a customer who has signed in', async () => {
    const reads = await show(buildSessionUser(), Promise.resolve('orders'));
    expect(await screen.findByText('orders')).toBeVisible();
    expect(reads()).toBe(1);
  });

  it('asks for the sign-in when the session has ended', async () => {
    await show(buildSessionUser(), Promise.reject(new ApiError('refused', 'list-orders', { statusCode: 401 })));
    expect(await screen.findByText('sign in')).toBeVisible();
  });

  it('waits as long as its options say', async () => {
    const reads = await show(buildSessionUser(), Promise.resolve('orders'), false);
    expect(await screen.findByText('waiting')).toBeVisible();
    expect(reads()).toBe(0);
  });
});
