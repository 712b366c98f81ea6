import type { RouteObject } from 'react-router';
import { titled } from './titled.ts';
import type { TrialPart } from './trial-page.tsx';

declare global {
  interface Window {
    /** Set before any script of the page by anyone who drives the browser: the look at a release before it is published. No visitor's page has it. */
    readonly aylalTrial?: TrialPart;
  }
}

/** The page that shows one thing of a remote by itself; none in a visitor's browser. */
export function trialRoutes({ aylalTrial }: Pick<Window, 'aylalTrial'>): RouteObject[] {
  if (!aylalTrial) return [];
  return [
    {
      path: 'trial',
      handle: titled('not_found.title'),
      lazy: async () => {
        const { trialPage } = await import(/* webpackChunkName: "trial-page" */ './trial-page.tsx');
        return { Component: trialPage(aylalTrial) };
      },
    },
  ];
}
