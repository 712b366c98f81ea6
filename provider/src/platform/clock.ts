/** The provider's only source of time, in milliseconds since 1970. The sandbox can move it forward (see sandbox/clock). */
export interface Clock {
  now(): number;
}

/** The machine's time. */
export function systemClock(): Clock {
  return { now: () => Date.now() };
}
