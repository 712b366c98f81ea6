import { arrivalLimits } from './arrival-limits.ts';

it('[REL-11] gives headers 10 s and a whole request 30 s to arrive, and looks every second', () => {
  expect(arrivalLimits()).toEqual({
    requestTimeout: 30_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
  });
});

it('[REL-11] gives headers no longer than the whole request', () => {
  expect(arrivalLimits(200)).toEqual({
    requestTimeout: 200,
    http: { headersTimeout: 200, connectionsCheckingInterval: 200 },
  });
});
