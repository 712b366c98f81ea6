// The async boundary: federation settles the shared packages before anything below runs.
void import('./third-party-page.tsx');
/** Provided to remotes, and loaded only when one of their screens uses it. */
export const loadJourneyParts = () => import('@aylal/ui/journey');
