import { ApiError } from '@aylal/shell';

/** The provider knows nobody behind this call: the session has ended (AUT-1). */
export function isSignedOut(error: Error | null): boolean {
  return error instanceof ApiError && error.statusCode === 401;
}

/** There is no such thing, or it belongs to another customer, or the address cannot name one: the three read alike (AUT-1). */
export function isNotFound(error: Error | null): boolean {
  return error instanceof ApiError && (error.statusCode === 404 || error.statusCode === 400);
}
