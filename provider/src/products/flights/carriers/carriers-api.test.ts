import type { FlightOffer } from '@aylal/contracts/flights';
import { localDate } from '@aylal/domain/calendar';
import type { FaultRule } from '../../../platform/faults/faults.ts';
import { writeToken } from '../handlers/search-token.ts';
import { openProviderFixture, type ProviderFixture } from '../../../testing/provider-fixture.ts';

let provider: ProviderFixture;
beforeAll(async () => {
  provider = await openProviderFixture();
  await search();
});
afterEach(() => provider.deps.faults.clear());
afterAll(() => provider.close());

const play = (operation: string, kind: FaultRule['kind'], more: Partial<FaultRule> = {}) =>
  provider.deps.faults.add({ id: kind, operation, kind, ...more });

async function get(url: string) {
  return (await provider.app.inject({ url, headers: { 'accept-language': 'en' } })).json();
}
const search = () => get('/api/flight/v4/rest/search/?_from=UBN&_to=SEL&depart_date=2026-10-20&adult=1');
const late = (token: string, again = false) =>
  get(`/api/flight/v4/rest/late_offers/?token=${token}${again ? '&again=true' : ''}`);
const keys = (answer: { result: FlightOffer[] }) => answer.result.map(({ key }) => key);
const sellers = (answer: { result: FlightOffer[] }) =>
  new Set(answer.result.map(({ trips }) => trips[0]?.flights[0]?.marketing_airline));
const stateOf = (answer: { asked?: { carriers: { code: string; state: string }[] } }, code: string) =>
  answer.asked?.carriers.find((carrier) => carrier.code === code)?.state;

describe('A search to which the carriers', () => {
  it('[NEED-14] all answer speaks of none of them', async () => {
    const whole = await search();
    expect(whole.asked).toBeUndefined();
    expect(sellers(whole).size).toBeGreaterThan(1);
  });

  it('[NEED-14] [NEED-40] answer in turn: first who is quick, then who was late, and together the whole', async () => {
    const whole = keys(await search());
    play('carrier-ke', 'slow', { delay_ms: 600 });
    const first = await search();
    expect(stateOf(first, 'KE')).toBe('asked');
    expect(sellers(first)).not.toContain('KE');
    const rest = await late(first.asked.token);
    expect(rest.asked).toBeUndefined();
    expect(rest.expires_at).toBe(first.expires_at);
    expect([...keys(first), ...keys(rest)].toSorted()).toEqual(whole.toSorted());
  });

  it('[NEED-14] do not answer in time is told so, and asked once more on demand', async () => {
    play('carrier-ke', 'hang', { times: 1 });
    const first = await search();
    const given = await late(first.asked.token);
    expect(stateOf(given, 'KE')).toBe('silent');
    expect(given.result).toEqual([]);
    const again = await late(given.asked.token, true);
    expect(again.asked).toBeUndefined();
    expect(sellers(again)).toEqual(new Set(['KE']));
  });

  it('[NEED-14] refuse in part loses those offers alone', async () => {
    play('carrier-ke', 'fail');
    const first = await search();
    expect(stateOf(first, 'KE')).toBe('silent');
    expect(stateOf(first, 'OM')).toBe('answered');
    expect(first.result.length).toBeGreaterThan(0);
  });

  it('[NEED-14] answer malformed shows the sound offers only, and counts the others', async () => {
    const whole = keys(await search());
    play('carrier', 'malformed');
    const spoiled = await search();
    expect(spoiled.result.length).toBeGreaterThan(0);
    expect(spoiled.result.length).toBeLessThan(whole.length);
    expect(keys(spoiled).every((key) => whole.includes(key))).toBe(true);
    expect(provider.logLines.join('')).toContain('"event":"carrier-offers-dropped"');
  });

  it('[NEED-14] answer half shows that half and says so', async () => {
    play('carrier-ke', 'drop-answer', { times: 1 });
    const first = await search();
    expect(stateOf(first, 'KE')).toBe('partial');
    const again = await late(first.asked.token, true);
    expect(again.asked).toBeUndefined();
    expect(keys(first)).not.toEqual(expect.arrayContaining(keys(again)));
  });

  it('[NEED-14] all refuse says so instead of an empty day', async () => {
    play('carrier', 'fail');
    const first = await search();
    expect(first).toMatchObject({ status_code: 200, result: [] });
    expect(first.asked.carriers.every(({ state }: { state: string }) => state === 'silent')).toBe(true);
  });
});

/** A token for a search of today that differs as said. */
function tokenOf(other: { _to?: string }, laterMs = 0): string {
  const issuedAt = provider.clock.now() + laterMs;
  const query = { _from: 'UBN', _to: 'SEL', depart_date: localDate('2026-10-20'), trip_type: 'OW' as const, adult: 1 };
  const id = '00000000-0000-4000-8000-000000000000';
  return writeToken({ id, seen: 0, issuedAt, query: { ...query, child: 0, infant: 0, ...other } });
}

describe('Asking on', () => {
  it.each([
    ['nothing', () => '', 404],
    ['nonsense', () => 'x', 404],
    ['a token without a search', () => '00000000-0000-4000-8000-000000000000.0.ths7k0.', 404],
    ['a search of nowhere', () => tokenOf({ _to: 'QQQ' }), 400],
    ['a search of tomorrow', () => tokenOf({}, 86_400_000), 404],
    ['too much', () => 'a'.repeat(601), 400],
  ])('[NEED-40] by a token that we did not give is refused: %s', async (_, token, status) => {
    expect((await late(token())).status_code).toBe(status);
  });

  it('[NEED-40] goes on at an instance that has never heard of the search, and after a restart', async () => {
    const whole = keys(await search());
    play('carrier-ke', 'hang', { times: 1 });
    const { asked, expires_at, result } = await search();
    const [id = '', ...rest] = asked.token.split('.');
    const elsewhere = [id.replace(/^../, id.startsWith('00') ? 'ff' : '00'), ...rest].join('.');
    const answer = await late(elsewhere);
    expect(answer.asked).toBeUndefined();
    expect(answer.expires_at).toBe(expires_at);
    expect(keys(answer)).toEqual(expect.arrayContaining(keys({ result })));
    expect(keys(answer).toSorted()).toEqual(whole.toSorted());
  });

  it('[NEED-40] is over some minutes later', async () => {
    play('carrier-ke', 'fail');
    const first = await search();
    provider.clock.advance(3 * 60_000);
    expect(await late(first.asked.token)).toMatchObject({ status_code: 404, result: { problem: 'offer-expired' } });
  });
});
