// The async boundary: federation settles the shared packages before anything below runs.
void import('./stranger-page.tsx');
