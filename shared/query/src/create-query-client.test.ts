import { focusManager, QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from './create-query-client.ts';

describe('The query client of the page', () => {
  afterEach(() => focusManager.setFocused(undefined));

  it('[SHELL-21] does not read again when the window gets the focus back', async () => {
    const client = createQueryClient({ jitter: () => 0 });
    client.mount();
    const read = import.meta.jest.fn(async () => 'answer');
    const stop = new QueryObserver(client, { queryKey: ['airports'], queryFn: read }).subscribe(() => {});
    await client.fetchQuery({ queryKey: ['airports'], queryFn: read, staleTime: Infinity });
    const reads = read.mock.calls.length;
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(read).toHaveBeenCalledTimes(reads);
    stop();
    client.unmount();
  });
});
