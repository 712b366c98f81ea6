// The host's server build: what a rendering worker runs.
export { sharedExternalsFor } from './shared-externals.ts';
export { noteMajor } from '../majors/remote-majors.ts';
export { LeftToBrowser } from './render-request.ts';
export { warmUp } from './warm-up.ts';
export { renderPageText } from './render-page-text.tsx';
