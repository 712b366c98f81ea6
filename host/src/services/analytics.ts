import type { Analytics } from '@aylal/shell';

/** Query keys whose values say who somebody is or let somebody in; they never reach the data layer (GAP-76). */
const privateKeys = new Set([
  'token',
  'code',
  'verify_code',
  'password',
  'phone',
  'email',
  'login',
  'name',
  'first_name',
  'last_name',
  'register_number',
  'document_number',
  'next',
]);

/** Writes `page_view` with path, query and language into the page's data layer (ANALYTICS-01, GAP-76). */
export function createAnalytics(dataLayer: unknown[]): Analytics {
  return {
    pageView({ path, query, language }) {
      dataLayer.push({ event: 'page_view', path, query: withoutPrivateKeys(query), language });
    },
  };
}

function withoutPrivateKeys(query: string): string {
  const allowed = [...new URLSearchParams(query)].filter(([key]) => !privateKeys.has(key.toLowerCase()));
  return new URLSearchParams(allowed).toString();
}
