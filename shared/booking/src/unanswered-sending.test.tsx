import type { SessionState } from '@aylal/shell';
import { buildSessionUser, createTestServices, TestProviders } from '@aylal/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { keepSending, useUnansweredSending } from './unanswered-sending.ts';

const ask = import.meta.jest.fn(async () => undefined);
beforeEach(() => ask.mockClear());

function Page() {
  return <p>{useUnansweredSending('a.form', ask) ? 'asking' : 'form'}</p>;
}

/** A page over which something was being sent when it was reloaded, and a session that answers later. */
async function reloaded(sent: object | null) {
  const { services } = await createTestServices({});
  const listeners = new Set<() => void>();
  let state: SessionState = { status: 'checking' };
  const session = {
    ...services.session,
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  if (sent) keepSending(services, 'a.form', sent);
  render(
    <TestProviders services={{ ...services, session }}>
      <Page />
    </TestProviders>,
  );
  const answer = (next: SessionState) =>
    act(async () => {
      state = next;
      for (const listener of listeners) listener();
    });
  return { answer };
}

describe('[MNY-4] What was being sent when a page was reloaded', () => {
  const signedIn: SessionState = { status: 'signed-in', user: buildSessionUser() };

  it('is asked for once it is known who is signed in, and once only', async () => {
    const { answer } = await reloaded({ uid: 1 });
    expect(ask).not.toHaveBeenCalled();
    await answer(signedIn);
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    await answer({ status: 'anonymous' });
    await answer(signedIn);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(screen.getByText('form')).toBeVisible();
  });

  it.each<[string, object | null, SessionState]>([
    ['for a visitor who is not signed in', { uid: 1 }, { status: 'anonymous' }],
    ['where nothing was being sent', null, signedIn],
  ])('is not asked for %s', async (_name, sent, state) => {
    const { answer } = await reloaded(sent);
    await answer(state);
    expect(ask).not.toHaveBeenCalled();
  });
});
