import type { Endpoint } from '@aylal/contracts';

/** Finds the operation of a method and path; null when nothing of that kind is forwarded (AUT-7). */
export function createOperationFinder(
  operations: readonly Endpoint[],
): (method: string, path: string) => Endpoint | null {
  const listed = operations.map((operation) => ({ operation, pattern: patternOf(operation.path) }));
  return (method, path) =>
    listed.find(({ operation, pattern }) => operation.method === method && pattern.test(path))?.operation ?? null;
}

function patternOf(path: string): RegExp {
  const text = path
    .split(/(\{\w+\})/)
    .map((part) => (part.startsWith('{') ? '[^/]+' : part.replace(/[.*+?^$()|[\]\\]/g, '\\$&')))
    .join('');
  return new RegExp(`^${text.replace(/\/$/, '')}/?$`);
}
