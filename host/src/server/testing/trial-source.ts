import type { ReleaseSource, Visitor } from '@aylal/releases';
import { defineDescriptor } from '@aylal/shell/descriptor';

export const trialHash = 'A'.repeat(64);
const script = (path: string) => [path, { sha384: trialHash, bytes: 1 }] as const;
export const trialDescriptor = defineDescriptor({
  id: 'mf-trial',
  contract: '^1.0.0',
  routes: [{ pattern: '/trial', chunk: 'trial', noindex: true, sticky: true }],
  navigation: [
    {
      id: 'trial',
      label: { mn: 'Туршилт', en: 'Trial', zh: '试', ru: 'Проба', ko: '시험', ja: '試' },
      path: '/trial',
      icon: 'plane',
    },
  ],
});
/** One remote, `mf-trial`, which is none of the mini-app's; notes who asked. */
export const trialSource = (asked: Visitor[], descriptor = trialDescriptor): ReleaseSource => ({
  resolve(visitor) {
    asked.push(visitor);
    return {
      channel: 'stable',
      revision: 1,
      releases:
        visitor.profile === 'emongolia'
          ? {}
          : {
              'mf-trial': {
                version: '1.0.0+ab',
                digest: trialHash,
                base: '/releases/mf-trial/1.0.0+ab/',
                record: {
                  remote: 'mf-trial',
                  version: '1.0.0+ab',
                  git: 'x',
                  builtAt: '2026-01-01T00:00:00.000Z',
                  container: 'mf_trial',
                  uniqueName: 'mf_trial_1',
                  shell: { contractRange: '^1.0.0' },
                  entry: 'entry.js',
                  sharesFiles: true,
                  mfManifest: 'mf-manifest.json',
                  exposes: { './remote': ['remote.js'] },
                  chunks: { trial: ['trial.js'], 'messages-mn': ['messages-mn.js'] },
                  needs: { trial: ['@aylal/ui/journey'] },
                  shared: {},
                  descriptor,
                  files: Object.fromEntries(['entry.js', 'remote.js', 'trial.js', 'messages-mn.js'].map(script)),
                },
              },
            },
    };
  },
  refresh: async () => undefined,
});
