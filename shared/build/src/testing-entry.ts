export { writeSmallRemote } from './testing/small-remote.ts';
