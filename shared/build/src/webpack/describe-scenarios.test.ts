import { describeScenarios } from './describe-scenarios.ts';

const endpoint = { name: 'list-small', method: 'GET', path: '/api/small/' };
const ok = (result: unknown) => ({ status_code: 200, message: '', result });
const stub = (given: object) => ({ endpoint, answers: null, answer: async () => ok([]), ...given });
const describeOne = (scenario: object) =>
  describeScenarios({ scenarios: () => ({ ready: { at: '/small?day=2', ...scenario } }) });

describe('Scenarios as data', () => {
  it('have the answers of each stub, once for all scenarios, and what is read apart from what is not', async () => {
    const read = stub({ answers: [ok([1]), 'offline', 'hanging'] });
    const write = stub({ endpoint: { ...endpoint, method: 'POST' }, answers: [{ ...ok(null), status_code: 204 }] });
    const both = { at: '/small', stubs: [read, write] };
    expect(await describeScenarios({ scenarios: () => ({ ready: both, again: both }) })).toEqual({
      instant: '2026-11-21T02:00:00.000Z',
      answers: [
        { method: 'GET', path: '/api/small/', answers: [{ status: 200, body: ok([1]) }, 'offline', 'hanging'] },
        { method: 'POST', path: '/api/small/', answers: [{ status: 200, body: { ...ok(null), status_code: 204 } }] },
      ],
      scenarios: ['ready', 'again'].map((name) => ({ name, at: '/small', signedIn: false, reads: [0], others: [1] })),
    });
  });

  it('ask a function with the query of the address', async () => {
    const answer = async ({ query }: { query: Record<string, string> }) => ok(query['day']);
    const { answers } = await describeOne({ stubs: [stub({ answer })] });
    expect(answers[0]?.answers).toEqual([{ status: 200, body: ok('2') }]);
  });

  it('sign in whom the scenario names, whatever its reads do', async () => {
    const { answers, scenarios } = await describeOne({ stubs: [], user: { phone: '99112233' } });
    expect(scenarios[0]).toMatchObject({ signedIn: true, reads: [], others: [0] });
    expect(answers[0]).toMatchObject({ method: 'GET', answers: [{ body: { result: { phone: '99112233' } } }] });
  });

  it('stand at the instant of every test', async () => {
    const seen: number[] = [];
    await describeScenarios({ scenarios: (now: number) => (seen.push(now), {}) });
    expect(seen).toEqual([Date.parse('2026-11-21T10:00:00+08:00')]);
  });

  it.each([
    ['an address that is none', { at: 7, stubs: [] }],
    [
      'a stub that cannot answer its address',
      { stubs: [stub({ answer: async () => Promise.reject(new Error('no id')) })] },
    ],
  ])('fail the build with the name of the scenario for %s', async (_, scenario) => {
    await expect(describeOne(scenario)).rejects.toThrow('scenario "ready"');
  });
});
