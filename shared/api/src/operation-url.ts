import type { Endpoint, ParamsInput, QueryInput } from '@aylal/contracts';

/** The path and query of a call. Undefined and null query values are left out; a missing path parameter throws. */
export function operationUrl<E extends Endpoint>(
  endpoint: E,
  input: { params?: ParamsInput<E>; query?: QueryInput<E> },
): string {
  const params = (input.params ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new Error(`${endpoint.name} needs the path parameter ${name}`);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) query.append(name, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
