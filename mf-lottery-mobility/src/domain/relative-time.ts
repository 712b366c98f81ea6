/** How long ago, as it is written: under a minute, whole minutes, whole hours. Takes seconds, 0 or more. */
export function relativeTime(seconds: number): { readonly unit: 'now' | 'minutes' | 'hours'; readonly count: number } {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 1) return { unit: 'now', count: 0 };
  return minutes < 60 ? { unit: 'minutes', count: minutes } : { unit: 'hours', count: Math.floor(minutes / 60) };
}
