import * as v from 'valibot';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import {
  createPartnerTransport,
  type PartnerTransportSettings,
} from '../../../platform/partner-http/partner-transport.ts';
import type { TaxPort } from '../tax-port.ts';
import type { TaxSettings } from '../tax-partner.ts';
import { posapiBody } from './posapi-body.ts';
import { posapiOutcome, posapiReceipt, posapiRefusalKey } from './posapi-messages.ts';

const PATH = '/rest/receipt';

/** The tax port over PosAPI 3.0. */
export function createPosapiClient(
  settings: TaxSettings,
  transportSettings: Omit<PartnerTransportSettings, 'refusalKey'>,
): TaxPort {
  const transport = createPartnerTransport({ ...transportSettings, refusalKey: posapiRefusalKey });
  return {
    issue: async (request) => {
      const body = posapiBody(settings, request);
      const answer = await transport.send({ method: 'POST', path: PATH, body, repeatable: false });
      if (answer.status >= 300) throw new PartnerError('refused', answer.key);
      const { status, message } = parse(posapiOutcome, answer.body);
      if (status !== 'SUCCESS') throw new PartnerError('refused', message || status);
      const { id, date, lottery, qrData } = parse(posapiReceipt, answer.body);
      return { id, date, lottery: lottery ?? '', qrData: qrData ?? '' };
    },
    takeBack: async ({ id, date }) => {
      const answer = await transport.send({ method: 'DELETE', path: PATH, body: { id, date }, repeatable: true });
      if (answer.status >= 300) throw new PartnerError('refused', answer.key);
    },
    close: () => transport.close(),
  };
}

/** What cannot be read may have been a success. */
function parse<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) throw new PartnerError('unknown', 'MALFORMED_ANSWER');
  return parsed.output;
}
