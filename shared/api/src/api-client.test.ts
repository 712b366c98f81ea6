import { getSession, listSessions } from '@aylal/contracts/account';
import { bookFlight, searchFlightOffers } from '@aylal/contracts/flights';
import { getOrder } from '@aylal/contracts/orders';
import { listTrainStations } from '@aylal/contracts/trains';
import { ApiError } from './api-error.ts';
import { createApiClient, type ApiClientOptions } from './api-client.ts';

function clientAnswering(answer: () => Response | Promise<Response>, options: Partial<ApiClientOptions> = {}) {
  const sent: { url: string; init: RequestInit }[] = [];
  const client = createApiClient({
    baseUrl: 'https://aylal.test',
    locale: () => 'ko',
    fetch: async (url, init) => {
      sent.push({ url: String(url), init: init ?? {} });
      return answer();
    },
    ...options,
  });
  return { client, sent };
}

const json = (status: number, body: unknown) => Response.json(body, { status });
const search = { _from: 'UBN', _to: 'ICN', depart_date: '2026-12-19' };
const emptyList = { status_code: 200, message: '', result: [], expires_at: '2026-11-21T03:00:00.000Z' };

describe('a call', () => {
  it('[CALL-01] goes to the path of the operation, with the language and the header that a form cannot set', async () => {
    const { client, sent } = clientAnswering(() => json(200, emptyList));
    await client.call(searchFlightOffers, { query: search });
    const headers = new Headers(sent[0]?.init.headers);
    expect(sent[0]?.url).toBe('https://aylal.test/api/flight/v4/rest/search/?_from=UBN&_to=ICN&depart_date=2026-12-19');
    expect(headers.get('accept-language')).toBe('ko');
    expect(headers.get('x-aylal-client')).toBe('web');
    expect(sent[0]?.init.body).toBeUndefined();
  });

  it('says which release its page is of when it changes something', async () => {
    const { client, sent } = clientAnswering(
      () => json(400, { status_code: 400, message: '', result: { problem: 'invalid-input' } }),
      {
        release: () => 'mf-flights@1.4.2',
      },
    );
    await client.call(bookFlight, { body: {} as never, idempotencyKey: 'key' });
    await client.call(searchFlightOffers, { query: search }).catch(() => undefined);
    const said = sent.map(({ init }) => new Headers(init.headers).get('x-aylal-release'));
    expect(said).toEqual(['mf-flights@1.4.2', null]);
  });

  it('returns every listed answer as a value', async () => {
    const { client } = clientAnswering(() =>
      json(400, {
        status_code: 400,
        message: 'no',
        result: { problem: 'invalid-input', fields: { _to: 'validation_place' } },
      }),
    );
    const answer = await client.call(searchFlightOffers, { query: search });
    expect(answer).toEqual({
      status_code: 400,
      message: 'no',
      result: { problem: 'invalid-input', fields: { _to: 'validation_place' } },
    });
  });

  it('[GAP-25.3] reads the status from the body, and from HTTP when the body has none', async () => {
    const { client } = clientAnswering(() =>
      json(200, { message: '', result: [], expires_at: '2026-11-21T03:00:00.000Z' }),
    );
    expect((await client.call(searchFlightOffers, { query: search })).status_code).toBe(200);
  });

  it('uses the request that the page has started, once', async () => {
    const early = new Map([
      ['/api/flight/v4/rest/search/?_from=UBN&_to=ICN&depart_date=2026-12-19', Promise.resolve(json(200, emptyList))],
    ]);
    const takeEarly = (url: string) => {
      const found = early.get(url);
      early.delete(url);
      return found;
    };
    const { client, sent } = clientAnswering(() => json(200, emptyList), { takeEarly });
    await client.call(searchFlightOffers, { query: search });
    expect(sent).toHaveLength(0);
    await client.call(searchFlightOffers, { query: search });
    expect(sent).toHaveLength(1);
  });

  it('[MNY-3] of a booking is refused without an idempotency key before anything is sent', async () => {
    const { client, sent } = clientAnswering(() => json(500, {}));
    await expect(client.call(bookFlight, { body: {} as never })).rejects.toThrow('idempotency key');
    expect(sent).toHaveLength(0);
  });
});

describe('a call without a listed answer', () => {
  it.each([
    [
      'a 500',
      () => json(500, { status_code: 500, message: 'x', result: { problem: 'internal' } }),
      'server',
      'internal',
    ],
    ['HTML instead of JSON', () => new Response('<html>', { status: 200 }), 'malformed', null],
    ['a result of another shape', () => json(200, { status_code: 200, result: { offers: 1 } }), 'malformed', null],
    [
      'a refusal that the operation does not list',
      () => json(409, { status_code: 409, message: '', result: { problem: 'state-conflict' } }),
      'refused',
      'state-conflict',
    ],
  ] as const)('[REL-3] throws for %s', async (_, answer, kind, problem) => {
    const { client } = clientAnswering(answer);
    const error = await client.call(searchFlightOffers, { query: search }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind, problem, operation: 'search-flight-offers' });
  });

  it('says offline when the network fails', async () => {
    const { client } = clientAnswering(() => Promise.reject(new TypeError('failed')));
    await expect(client.call(searchFlightOffers, { query: search })).rejects.toMatchObject({
      kind: 'offline',
      outcomeKnown: false,
    });
  });

  it.each([
    ['2', 2],
    ['Sun, 22 Nov 2026 10:00:00 GMT', null],
    [null, null],
  ])('[REL-2] says for how long the server wants to be left alone: %s', async (header, retryAfterSeconds) => {
    const { client } = clientAnswering(() =>
      Response.json({}, { status: 503, headers: header === null ? {} : { 'retry-after': header } }),
    );
    await expect(client.call(searchFlightOffers, { query: search })).rejects.toMatchObject({ retryAfterSeconds });
  });

  it('[REL-1] gives up at its deadline', async () => {
    const { client } = clientAnswering(() => json(200, emptyList), {
      deadlineMs: 5,
      fetch: (_, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    });
    await expect(client.call(searchFlightOffers, { query: search })).rejects.toMatchObject({ kind: 'timeout' });
  });
});

describe('a refused session', () => {
  it.each([
    [getSession, 401, 'not-signed-in', true],
    [getOrder, 401, 'not-signed-in', true],
    [bookFlight, 403, 'session-refused', true],
    [searchFlightOffers, 401, 'not-signed-in', false],
  ] as const)('%# tells the host: %s', async (endpoint, status_code, problem, reported) => {
    const refused: number[] = [];
    const { client } = clientAnswering(() => json(status_code, { status_code, message: '', result: { problem } }), {
      onSessionRefused: () => refused.push(1),
    });
    const input = {
      params: { product: 'flight', ref_number: 'AYL-1234' },
      query: search,
      body: {},
      idempotencyKey: 'k',
    };
    await client.call(endpoint, input as never).catch(() => undefined);
    expect(refused).toHaveLength(reported ? 1 : 0);
  });
});

describe('[REL-3] a public list', () => {
  const stations = { status_code: 200, message: '' };
  const station = { id: 'ULB', name: 'Ulaanbaatar' };
  const answering = (result: unknown) => {
    const leftOut: unknown[] = [];
    const { client } = clientAnswering(() => json(200, { ...stations, result }), {
      onRecordsLeftOut: (...args) => leftOut.push(args),
    });
    return { client, leftOut };
  };

  it('has the records that fit, and says how many were left out', async () => {
    const { client, leftOut } = answering([station, { id: 2 }, { ...station, id: 'ERD' }, null]);
    const { result } = await client.call(listTrainStations);
    expect(result).toMatchObject([{ id: 'ULB' }, { id: 'ERD' }]);
    expect(leftOut).toEqual([['list-train-stations', 2]]);
  });

  it.each([
    ['nothing in it fits', [{ id: 2 }]],
    ['it is no list', { 0: station }],
  ])('fails whole when %s', async (_name, result) => {
    const { client, leftOut } = answering(result);
    await expect(client.call(listTrainStations)).rejects.toMatchObject({ kind: 'malformed' });
    expect(leftOut).toEqual([]);
  });

  it('stays whole or fails where it is of a customer', async () => {
    const at = '2026-09-01T00:00:00.000Z';
    const own = { id: 's1', device: 'Linux', current: true, created_at: at, used_at: at };
    await expect(answering([own]).client.call(listSessions)).resolves.toMatchObject({ result: [own] });
    const { client, leftOut } = answering([{ id: 2 }, own]);
    await expect(client.call(listSessions)).rejects.toMatchObject({ kind: 'malformed' });
    expect(leftOut).toEqual([]);
  });
});
