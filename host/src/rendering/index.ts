// The host's server build: what a rendering worker runs.
export { givenModulesFor } from './given-modules.ts';
export { noteMajor } from '../majors/door-majors.ts';
export { LeftToBrowser } from './render-order.ts';
export { practise } from './practise.ts';
export { renderPageText } from './render-page-text.tsx';
