/**
 * Every table of the provider. Each slice adds its own rows beside its store:
 * `declare module './tables.ts' { interface Tables { flight_quotes: FlightQuoteRow } }`.
 * bigint columns arrive as numbers on both engines; timestamps are kept as `bigint` milliseconds of the provider's clock.
 */
export interface Tables {}
