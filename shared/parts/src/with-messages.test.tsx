import { Component, type ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
import { useMessages, type Messages } from '@aylal/shell';
import { createTestServices, TestProviders } from '@aylal/testing';
import { WithMessages, type ExtraMessages } from './with-messages.tsx';

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? 'failed' : this.props.children;
  }
}

function Greeting() {
  return <p>{useMessages('own')('greeting')}</p>;
}

async function show(english: () => Promise<{ default: Messages }>) {
  const never = () => new Promise<never>(() => undefined);
  const source: ExtraMessages['source'] = { en: english, mn: never, ru: never, zh: never, ja: never, ko: never };
  const { services } = await createTestServices({ locale: 'en' });
  services.queryClient.setDefaultOptions({ queries: { retry: false } });
  render(
    <TestProviders services={services}>
      <Boundary>
        <WithMessages extra={{ namespace: 'own', source }} waiting="waiting">
          <Greeting />
        </WithMessages>
      </Boundary>
    </TestProviders>,
  );
}

describe('Words that come apart from those of the remote', () => {
  it('are waited for, then said', async () => {
    let answer: (messages: { default: Messages }) => void = () => undefined;
    await show(() => new Promise((resolve) => (answer = resolve)));
    expect(screen.getByText('waiting')).toBeInTheDocument();
    await act(async () => answer({ default: { greeting: 'Good morning' } }));
    expect(await screen.findByText('Good morning')).toBeInTheDocument();
  });

  it('leave it to the boundary around when they do not come', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(() => Promise.reject(new Error('gone')));
    expect(await screen.findByText('failed')).toBeInTheDocument();
    quiet.mockRestore();
  });
});

it('Words that a rendered page has brought along are said at once', async () => {
  const { services } = await createTestServices({ locale: 'en' });
  services.queryClient.setQueryData(['own', 'en'], { greeting: 'Good evening' });
  const never = () => new Promise<never>(() => undefined);
  const source: ExtraMessages['source'] = { en: never, mn: never, ru: never, zh: never, ja: never, ko: never };
  render(
    <TestProviders services={services}>
      <WithMessages extra={{ namespace: 'own', source }} waiting="waiting">
        <Greeting />
      </WithMessages>
    </TestProviders>,
  );
  expect(screen.getByText('Good evening')).toBeInTheDocument();
});
