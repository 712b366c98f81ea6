import { useEffect, useState } from 'react';

/** What is being typed, once it has been still for a while; an empty text at once, because it asks for nothing new. */
export function useDebounced(value: string, delayMs: number): string {
  const [still, setStill] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), value === '' ? 0 : delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return value === '' ? '' : still;
}
