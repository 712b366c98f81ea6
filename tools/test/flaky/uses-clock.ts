/** Whether a test moves time: jest's or Node's mock timers, or the provider's movable clock. */
export function usesClock(text: string): boolean {
  return /\buseFakeTimers\(|\bmock\.timers\b|\bclock\.advance\(|movable-clock/.test(text);
}
