import * as v from 'valibot';
import type { IdentitySettings } from './identity-partner.ts';

/** The state service that knows a citizen's card. */
export const cardService = 'WS100101_getCitizenIDCardInfo';

const wsdl = 'https://xyp.gov.mn/citizen-1.5.0/ws?WSDL';

/** Which state services are asked, as DAN's `scope` has it: JSON in base64, one entry per service, in the order of the answers. Nothing that is not filled in is asked for. */
export function danScope({ passportService }: Pick<IdentitySettings, 'passportService'>): string {
  const services = [cardService, ...(passportService === undefined ? [] : [passportService])];
  const entries = services.map((service) => ({ services: [service], wsdl }));
  return Buffer.from(JSON.stringify(entries)).toString('base64');
}

const scopeText = v.pipe(v.string(), v.parseJson(), v.array(v.object({ services: v.array(v.string()) })));

/** The services that a scope names; none when it cannot be read. */
export function servicesOf(scope: string): readonly string[] {
  try {
    return v.parse(scopeText, Buffer.from(scope, 'base64').toString('utf8')).flatMap(({ services }) => services);
  } catch {
    return [];
  }
}
