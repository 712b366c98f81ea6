/** Whether a test moves time: jest's timers, or the provider's movable clock. */
export function usesClock(text: string): boolean {
  return /\buseFakeTimers\(|\bclock\.advance\(|movable-clock/.test(text);
}
