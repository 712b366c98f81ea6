/** What is wrong with a reason; null where the registry takes it: three characters at least, 300 at most. */
export function reasonFault(text: string): 'missing' | 'short' | 'long' | null {
  const { length } = text.trim();
  if (length === 0) return 'missing';
  if (length < 3) return 'short';
  return length > 300 ? 'long' : null;
}
