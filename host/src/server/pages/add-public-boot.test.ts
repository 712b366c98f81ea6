/** @jest-environment node */
import { shellContractVersion } from '@aylal/shell/descriptor';
import { openTrialHost, type TrialHost } from '../testing/trial-host.ts';
import { trialDescriptor, trialHash } from '../testing/trial-source.ts';

let trial: TrialHost;
beforeAll(async () => {
  trial = await openTrialHost();
});
afterAll(() => trial.close());
beforeEach(() => trial.forget());

describe('The public boot document', () => {
  it('names the releases of a mode with absolute addresses, for pages of any origin', async () => {
    const answer = await trial.get('/boot/web.json', { cookie: 'tapa_accessToken=secret' });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=30');
    expect(await answer.json()).toEqual({
      contract: shellContractVersion,
      profile: 'web',
      mode: 'web',
      revision: 1,
      releases: {
        'mf-trial': {
          version: '1.0.0+ab',
          digest: trialHash,
          base: 'http://localhost:3000/releases/mf-trial/1.0.0+ab/',
        },
      },
      descriptors: [trialDescriptor],
    });
  });

  it('[PERSIST-04] has nothing for the mini-app that is not registered there, and no other profile', async () => {
    expect(await (await trial.get('/boot/emongolia.json')).json()).toMatchObject({ releases: {}, descriptors: [] });
    expect((await trial.get('/boot/other.json')).status).toBe(404);
  });
});
