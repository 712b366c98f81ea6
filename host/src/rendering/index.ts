// The host's server build: what a rendering worker runs.
export { givenModules } from './given-modules.ts';
export { LeftToBrowser } from './render-order.ts';
export { practise } from './practise.ts';
export { renderPageText } from './render-page-text.tsx';
