export { ApiError, type ApiErrorKind } from './api-error.ts';
export { createApiClient, type ApiClient, type ApiClientOptions, type CallInput } from './api-client.ts';
export { createIntentKeys, type IntentKeys, type KeyStorage } from './idempotency-keys.ts';
export { operationUrl } from './operation-url.ts';
