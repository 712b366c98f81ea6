/** Every operation, by name. `/api/openapi.json`, the host's list of forwarded routes and the contract tests are made from it. */
export * as operations from './operations.ts';
