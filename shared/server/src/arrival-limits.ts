/** How long a request may take to arrive, as options of Fastify (REL-11): headers within 10 s, all of it within 30 s. Node looks only every 30 s by default. */
export function arrivalLimits(arrivalMs = 30_000) {
  return {
    requestTimeout: arrivalMs,
    http: { headersTimeout: Math.min(10_000, arrivalMs), connectionsCheckingInterval: Math.min(1_000, arrivalMs) },
  };
}
