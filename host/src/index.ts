// The async boundary: shared modules are negotiated before anything of ours runs.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
