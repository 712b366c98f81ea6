import { focusManager, QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from './create-query-client.ts';

// Without `import.meta`: a test that has it is loaded as an ES module and gets a focus manager that the client does not listen to.
describe('When the window gets the focus back', () => {
  const client = createQueryClient({ jitter: () => 0 });
  beforeAll(() => client.mount());
  afterAll(() => {
    client.unmount();
    focusManager.setFocused(undefined);
  });

  /** Observes a stale query that counts its reads. */
  function observe(name: string, options: { refetchOnWindowFocus?: 'always' } = {}) {
    let reads = 0;
    const queryFn = async () => (reads += 1);
    const observer = new QueryObserver(client, { queryKey: [name], queryFn, staleTime: 0, ...options });
    const readTimes = (wanted: number) =>
      new Promise<void>((resolve) => observer.subscribe(({ data }) => data === wanted && resolve()));
    return { readTimes, reads: () => reads };
  }

  it('[SHELL-21] reads again what asks for it, and nothing else', async () => {
    const plain = observe('plain');
    const eager = observe('eager', { refetchOnWindowFocus: 'always' });
    await Promise.all([plain.readTimes(1), eager.readTimes(1)]);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await eager.readTimes(2);
    expect(plain.reads()).toBe(1);
  });
});
