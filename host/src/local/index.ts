// The async boundary, as in ../index.ts.
void import(/* webpackChunkName: "bootstrap" */ './start-with-local-remote.ts');
