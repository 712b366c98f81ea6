import type { Endpoint } from '@aylal/contracts';
import { operations } from '@aylal/contracts/operations';

/** Answered by the host itself. */
const ownOperations = new Set<string>([
  operations.getConfig.name,
  operations.getWallet.name,
  operations.topUpWallet.name,
]);

/** Finds the operation of a method and path; null when nothing of that kind is forwarded (AUT-7). */
export function createOperationFinder(): (method: string, path: string) => Endpoint | null {
  const listed = Object.values(operations as Record<string, Endpoint>)
    .filter((operation) => !ownOperations.has(operation.name))
    .map((operation) => ({ operation, pattern: patternOf(operation.path) }));
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
