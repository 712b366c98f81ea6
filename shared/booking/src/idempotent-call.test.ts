import type { BodyInput } from '@aylal/contracts';
import { bookBus } from '@aylal/contracts/bus';
import { ApiError, type ApiClient } from '@aylal/shell';
import { idempotentCall } from './idempotent-call.ts';

const body = { schedule_id: '1' } as BodyInput<typeof bookBus>;

/** Answers in turn; an error is thrown. Tells the keys that were used and the intents that were settled. */
function ports(...answers: unknown[]) {
  const keys: (string | undefined)[] = [];
  const settled: string[] = [];
  const api = {
    call: async (_: unknown, input: { idempotencyKey?: string }) => {
      keys.push(input.idempotencyKey);
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    },
  } as unknown as ApiClient;
  const intents = {
    keyFor: (intent: string) => `${intent}-${settled.length}`,
    settle: (intent: string) => void settled.push(intent),
  };
  return { api, intents, keys, settled };
}

describe('[MNY-4, MNY-12] a call that must happen once', () => {
  it('settles its intent with an answer', async () => {
    const at = ports({ status_code: 200, result: { ref_number: 'AYL-1' } });
    expect(await idempotentCall(at, bookBus, body)).toMatchObject({ kind: 'answered', answer: { status_code: 200 } });
    expect(at.settled).toEqual(['book-bus']);
  });

  it.each([
    ['no answer came', new ApiError('timeout', 'book-bus')],
    ['the server broke', new ApiError('server', 'book-bus', { statusCode: 500 })],
    ['the first try still runs', { status_code: 409, result: { problem: 'still-running' } }],
  ])('keeps its key when %s, and the next try uses the same', async (_, end) => {
    const at = ports(end, { status_code: 200, result: {} });
    expect(await idempotentCall(at, bookBus, body)).toMatchObject({ kind: 'unknown' });
    await idempotentCall(at, bookBus, body);
    expect(new Set(at.keys)).toEqual(new Set(['book-bus-0']));
    expect(at.settled).toEqual(['book-bus']);
  });

  it('asks again by the same key until the outcome is known, over a provider that starts again, and says that it checks', async () => {
    const lost = new ApiError('offline', 'book-bus');
    const at = ports(lost, new ApiError('server', 'book-bus', { statusCode: 502 }), lost, {
      status_code: 200,
      result: { ref_number: 'AYL-1' },
    });
    const waited: number[] = [];
    let checks = 0;
    const patience = { wait: async (ms: number) => void waited.push(ms), onChecking: () => void (checks += 1) };
    expect(await idempotentCall({ ...at, patience }, bookBus, body)).toMatchObject({ kind: 'answered' });
    expect([waited.length, checks, new Set(at.keys).size]).toEqual([3, 3, 1]);
  });

  it('gives up after a minute and keeps its key', async () => {
    const at = ports(...Array.from({ length: 9 }, () => new ApiError('offline', 'book-bus')));
    const waited: number[] = [];
    const patience = { wait: async (ms: number) => void waited.push(ms), onChecking: () => undefined };
    expect(await idempotentCall({ ...at, patience }, bookBus, body)).toMatchObject({ kind: 'unknown' });
    expect(waited.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(60_000);
    expect(at.settled).toEqual([]);
  });

  it('keeps its key over a session that has to be renewed', async () => {
    const at = ports({ status_code: 401, result: { problem: 'session-refused' } });
    expect(await idempotentCall(at, bookBus, body)).toMatchObject({ kind: 'answered' });
    expect(at.settled).toEqual([]);
  });

  it('is a new one after a refusal that is certain', async () => {
    const at = ports(new ApiError('refused', 'book-bus', { problem: 'invalid-input' }), {
      status_code: 200,
      result: {},
    });
    expect(await idempotentCall(at, bookBus, body)).toMatchObject({
      kind: 'failed',
      error: { problem: 'invalid-input' },
    });
    await idempotentCall(at, bookBus, body);
    expect(at.keys).toEqual(['book-bus-0', 'book-bus-1']);
  });

  it('throws what is no answer of the provider', async () => {
    await expect(idempotentCall(ports(new TypeError('a fault of ours')), bookBus, body)).rejects.toThrow(
      'a fault of ours',
    );
  });
});
