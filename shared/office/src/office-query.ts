import type { Endpoint } from '@aylal/contracts';
import type { Locale } from '@aylal/domain/language';
import { endpointQuery, type Services } from '@aylal/shell';
import { asSignedIn } from './as-signed-in.ts';

type Around = Pick<Services, 'api' | 'queryClient'>;

/** A read of the office, asked for whenever it is looked at: colleagues change what it says. An answer that knows nobody behind it asks for the sign-in. `language` where the answer has texts of one. */
export function officeQuery<E extends Endpoint>(
  services: Around,
  endpoint: E,
  input: Parameters<typeof endpointQuery<E>>[2] = {},
  language?: Locale,
) {
  return endpointQuery(asSignedIn(services), endpoint, input, language ? { language } : {});
}
