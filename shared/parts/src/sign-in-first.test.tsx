import { buildSessionUser, createTestServices, TestProviders } from '@aylal/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SignInFirst } from './sign-in-first.tsx';

/** The view of somebody who is not signed in; `answer` is what the sign-in comes to. */
async function show(answer: Promise<ReturnType<typeof buildSessionUser> | null>) {
  const { services } = await createTestServices();
  const asked: string[] = [];
  const session = {
    ...services.session,
    require: async (reason: string) => {
      asked.push(reason);
      return answer;
    },
  };
  let signedIn = 0;
  render(
    <TestProviders services={{ ...services, session }}>
      <SignInFirst title="Your orders" action="Sign in" reason="booking" onSignedIn={() => (signedIn += 1)} />
    </TestProviders>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  return { asked, count: () => signedIn };
}

describe('A page of the customer before the sign-in', () => {
  it('asks for the sign-in with its reason, waits for it, and goes on once somebody has signed in', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof buildSessionUser> | null>();
    const { asked, count } = await show(answer.promise);
    await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true'));
    expect([asked, count()]).toEqual([['booking'], 0]);
    answer.resolve(buildSessionUser());
    await waitFor(() => expect(count()).toBe(1));
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy', 'true');
  });

  it('stays when the sign-in is left', async () => {
    const { asked, count } = await show(Promise.resolve(null));
    await waitFor(() => expect(screen.getByRole('button')).toHaveAccessibleName('Sign in'));
    expect([asked, count()]).toEqual([['booking'], 0]);
  });
});
