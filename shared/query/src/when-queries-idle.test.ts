import { createQueryClient } from './create-query-client.ts';
import { whenQueriesIdle } from './when-queries-idle.ts';

describe('The end of all reads', () => {
  it('comes soon where nothing is read', async () => {
    const client = createQueryClient({ jitter: () => 0 });
    await whenQueriesIdle(client);
    expect(client.isFetching()).toBe(0);
  });

  it('comes after a read that needs the answer of another, and after one that fails', async () => {
    const client = createQueryClient({ jitter: () => 0 });
    const ended: string[] = [];
    const read = (key: string, queryFn: () => Promise<string>) =>
      client.prefetchQuery({ queryKey: [key], retry: false, queryFn }).then(() => ended.push(key));
    void read('offer', async () => 'offer').then(() => read('quote', () => Promise.reject(new Error('gone'))));
    await whenQueriesIdle(client);
    expect(ended).toEqual(['offer', 'quote']);
  });
});
