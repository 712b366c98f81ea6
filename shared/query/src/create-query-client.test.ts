import { onlineManager } from '@tanstack/react-query';
import { ApiError } from '@aylal/api';
import { createQueryClient } from './create-query-client.ts';

describe('The query client of the page', () => {
  describe('[REL-2] A read that a server refuses for now', () => {
    const { jest } = import.meta;
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => void jest.useRealTimers());

    /** A read that is refused with this rest, and its outcome. */
    const refusedFor = (retryAfterSeconds: number) => {
      const read = jest.fn(async () => {
        throw new ApiError('server', 'search-flight-offers', { statusCode: 503, retryAfterSeconds });
      });
      const outcome = createQueryClient({ jitter: () => 0.5 })
        .fetchQuery({ queryKey: ['offers'], queryFn: read })
        .catch((error: unknown) => error);
      return { read, outcome };
    };

    it('is tried again when its rest is over, and not before', async () => {
      const { read, outcome } = refusedFor(2);
      await jest.advanceTimersByTimeAsync(2_200);
      expect(read).toHaveBeenCalledTimes(1);
      await jest.advanceTimersByTimeAsync(100);
      expect(read).toHaveBeenCalledTimes(2);
      await jest.advanceTimersByTimeAsync(2_600);
      expect(read).toHaveBeenCalledTimes(3);
      expect(await outcome).toBeInstanceOf(ApiError);
    });

    it('is told at once when the rest is longer than a customer would wait', async () => {
      const { read, outcome } = refusedFor(30);
      await jest.advanceTimersByTimeAsync(0);
      expect(read).toHaveBeenCalledTimes(1);
      expect(await outcome).toBeInstanceOf(ApiError);
    });
  });

  describe('[REL-5] Without a network', () => {
    beforeEach(() => onlineManager.setOnline(false));
    afterEach(() => onlineManager.setOnline(true));
    const offline = async () => {
      throw new ApiError('offline', 'apply-coupon', {});
    };

    it('fails a read after its tries, and does not wait for the network in silence', async () => {
      const read = createQueryClient({ jitter: () => 0 }).fetchQuery({ queryKey: ['offers'], queryFn: offline });
      await expect(read).rejects.toBeInstanceOf(ApiError);
    });

    it('fails a write at once, and does not send it when the network is back', async () => {
      const client = createQueryClient({ jitter: () => 0 });
      const writes: string[] = [];
      const mutation = client.getMutationCache().build(client, {
        mutationFn: async (code: string) => {
          writes.push(code);
          return offline();
        },
      });
      await expect(mutation.execute('NAADAM')).rejects.toBeInstanceOf(ApiError);
      onlineManager.setOnline(true);
      await client.resumePausedMutations();
      expect(writes).toEqual(['NAADAM']);
    });
  });
});
