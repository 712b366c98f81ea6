/** @jest-environment node */
import { defineDescriptor } from '@aylal/shell/descriptor';
import { openTrialHost, type TrialHost } from '../testing/trial-host.ts';
import { trialSource } from '../testing/trial-source.ts';

const searched = [{ path: '/api/insurance/list/', query: ['text'] }];
const descriptor = defineDescriptor({
  id: 'mf-trial',
  contract: '^1.0.0',
  routes: [
    { pattern: '/covers', chunk: 'trial', server: true, reads: searched },
    { pattern: '/covers/search', chunk: 'trial', server: true, noindex: true, reads: searched },
    { pattern: '/covers/:slug', chunk: 'trial', server: true, reads: [{ path: '/api/insurance/detail/{slug}' }] },
    { pattern: '/own/covers', chunk: 'trial', reads: searched },
  ],
});

let trial: TrialHost;
beforeAll(async () => {
  trial = await openTrialHost({ source: trialSource([], descriptor) });
});
afterAll(() => trial.close());
beforeEach(() => trial.forget());

const readsOf = async (to: string) => {
  const answer = await trial.get(`/boot/reads?to=${encodeURIComponent(to)}`);
  return [answer.status, await answer.json()] as const;
};

describe('What a page may read ahead for another', () => {
  it('is what a public page reads first, and nothing is read for the answer', async () => {
    expect(await readsOf('/mn/covers?text=asia&utm=1')).toEqual([200, ['/api/insurance/list/?text=asia']]);
    expect(await readsOf('/en/covers/japan')).toEqual([200, ['/api/insurance/detail/japan']]);
    expect(trial.seen.filter(({ url = '' }) => url.includes('insurance'))).toEqual([]);
  });

  it.each([
    ['a search, which costs partners work', '/mn/covers/search?text=asia'],
    ['a page that is not the same for everybody', '/mn/own/covers'],
    ['a page of the shell', '/mn/about'],
    ['no page', '/mn/nothing/here'],
  ])('is nothing for %s', async (_what, to) => {
    expect(await readsOf(to)).toEqual([200, []]);
  });

  it.each(['', 'https://elsewhere.example/', '//elsewhere.example/', '/mn/%E0%A4%A', `/mn/${'a'.repeat(2000)}`])(
    'is refused for %s',
    async (to) => {
      expect(await readsOf(to)).toEqual([400, []]);
    },
  );
});
