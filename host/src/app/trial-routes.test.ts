import { trialRoutes } from './trial-routes.ts';

describe('The page that shows one contribution by itself', () => {
  it('is none of a visitor', () => {
    expect(trialRoutes({})).toEqual([]);
  });

  it('is there once who drives the browser has named the thing', () => {
    const aylalTrial = { remote: 'mf-trial', kind: 'dialog' as const, name: 'TRIAL_VIEW', props: {} };
    expect(trialRoutes({ aylalTrial })).toEqual([expect.objectContaining({ path: 'trial' })]);
  });
});
