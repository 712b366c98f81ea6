/** @jest-environment node */
import { helpGroups } from '../../app/testing/content-stubs.ts';
import { createContentFacts } from './content-facts.ts';

function provider() {
  const asked: string[] = [];
  const state = { away: false, status: 200, body: { status_code: 200, message: '', result: helpGroups } as unknown };
  const request = async ({ path, headers }: { path: string; headers: Record<string, string> }) => {
    asked.push(`${path} ${headers['accept-language']}`);
    if (state.away) throw new Error('away');
    return { statusCode: state.status, body: { json: async () => state.body } };
  };
  return { asked, state, dispatcher: { request } as never };
}

describe('What the host knows of the provider’s texts', () => {
  let now = 0;
  const settled = () => new Promise((done) => setTimeout(done, 5));
  const open = (dispatcher: never) =>
    createContentFacts({ provider: dispatcher, origin: 'http://provider', now: () => now });

  it('is read once for each language, then kept for a minute', async () => {
    const { asked, dispatcher } = provider();
    const facts = open(dispatcher);
    await Promise.all([facts.help('mn'), facts.help('mn'), facts.help('en')]);
    expect(await facts.help('mn')).toEqual(helpGroups);
    expect(asked).toEqual(['/api/helper/ mn', '/api/helper/ en']);
  });

  it('[REL-4] is given as it was while the provider is away, and renewed when it is back', async () => {
    const { asked, state, dispatcher } = provider();
    const facts = open(dispatcher);
    await facts.help('mn');
    state.away = true;
    now += 61_000;
    expect(await facts.help('mn')).toEqual(helpGroups);
    await settled();
    state.away = false;
    state.body = { status_code: 200, message: '', result: [] };
    await facts.help('mn');
    await settled();
    expect(await facts.help('mn')).toEqual([]);
    expect(asked.length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ['nobody answers', { away: true }],
    ['the answer is an error', { status: 500 }],
    ['the answer is something else', { body: { result: 'x' } }],
  ])('[REL-3] is nothing while %s', async (_, change) => {
    const { state, dispatcher } = provider();
    Object.assign(state, change);
    expect(await open(dispatcher).help('mn')).toBeNull();
  });
});
