// In-memory services without the test library, for a remote that runs on its own page.
export { buildCommonOrder, buildIssuedOrder, buildOrder } from './build-order.ts';
export { createTestServices, type TestRecord, type TestServicesOptions } from './create-test-services.ts';
export { loadPart } from './load-part.ts';
export { buildSessionUser } from './session-user.ts';
export { createStandalonePage } from './standalone-page.tsx';
export { stubFetch, stubOperation, type Stub, type StubAnswer, type StubbedCall } from './stub-operation.ts';
export { createTestPage, remoteRoutes, TestProviders } from './test-page.tsx';
