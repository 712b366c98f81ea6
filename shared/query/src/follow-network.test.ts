import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { ApiError } from '@aylal/api';
import { createQueryClient } from './create-query-client.ts';
import { followNetwork } from './follow-network.ts';

describe('[REL-5] A page that begins without a network', () => {
  afterEach(() => onlineManager.setOnline(true));

  it('reads again what failed when the network comes back', async () => {
    followNetwork({ onLine: false });
    const client = createQueryClient({ jitter: () => 0 });
    client.mount();
    const answers: (() => Promise<string>)[] = [
      () => Promise.reject(new ApiError('refused', 'list-hotels', { statusCode: 503 })),
      () => Promise.resolve('hotels'),
    ];
    const observer = new QueryObserver(client, {
      queryKey: ['hotels'],
      queryFn: () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')),
    });
    const results: string[] = [];
    const answered = new Promise<void>((resolve) => {
      observer.subscribe(({ status }) => {
        results.push(status);
        if (status === 'error') onlineManager.setOnline(true);
        if (status === 'success') resolve();
      });
    });
    await answered;
    expect(results.at(-1)).toBe('success');
    expect(results).toContain('error');
    observer.destroy();
    client.unmount();
  });
});
