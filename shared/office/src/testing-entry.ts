export { buildStaff, sessionOf, signedOut, staffStub } from './testing/staff-stubs.ts';
