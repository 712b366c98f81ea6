/** @jest-environment node */
import { openTrialHost, type TrialHost } from '../testing/trial-host.ts';

let trial: TrialHost;
beforeAll(async () => {
  trial = await openTrialHost();
});
afterAll(() => trial.close());

const standingOf = async (query: string) => (await (await trial.get(`/boot/present?${query}`)).json()) as object;

describe('How the releases of an open page stand to those of a new one', () => {
  it.each([
    ['present', 'mf-trial=1.0.0%2Bab'],
    ['older', 'mf-trial=0.9.0%2Bab'],
    ['older', 'mf-trial=1.0.0%2Bother'],
    ['taken-back', 'mf-trial=1.1.0%2Bcd'],
    ['present', 'mf-gone=1.1.0%2Bcd&constructor=9.0.0'],
    ['present', ''],
  ])('is %s for %s', async (standing, query) => {
    expect(await standingOf(query)).toEqual({ standing });
  });
});
