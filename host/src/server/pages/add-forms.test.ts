/** @jest-environment node */
import { openTrialHost, type TrialHost } from '../testing/trial-host.ts';

let trial: TrialHost;
beforeAll(async () => {
  trial = await openTrialHost();
});
afterAll(() => trial.close());

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const status = async (headers: Record<string, string>, body = 'a=1', path = '/mn/trial') =>
  (await trial.post(path, body, { ...form, ...headers })).status;

describe('A form that a browser posts to a page', () => {
  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another site, by what the browser says', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling of the same site', { 'sec-fetch-site': 'same-site' }],
    ['a page without an origin', { origin: 'null' }],
    ['nobody knows where', { origin: '' }],
  ])('[SEC-6] is refused from %s', async (_from, headers) => {
    expect(await status(headers)).toBe(403);
  });

  it('[SEC-6] is taken from a page of ours, which is missing where no server renders it', async () => {
    expect(await status({ 'sec-fetch-site': 'same-origin' })).toBe(404);
    expect(await status({}, 'a=1', '/mn/no/such/page')).toBe(404);
  });

  it('[AUT-3] is refused when it is larger than any form, or no form', async () => {
    expect(await status({}, `a=${'x'.repeat(70_000)}`)).toBe(413);
    expect(await status({ 'content-type': 'application/json' }, '{}')).toBe(415);
  });
});
