// For tests and measurements of other packages.
export { copyAsNext } from './testing/next-release.ts';
