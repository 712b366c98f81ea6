import * as v from 'valibot';
import { parsePartnerAnswer } from '../../../platform/partner-http/parse-partner-answer.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import {
  createPartnerTransport,
  type PartnerAnswer,
  type PartnerCall,
  type PartnerTransportSettings,
} from '../../../platform/partner-http/partner-transport.ts';
import type { EsimSupplier, MadeEsim } from '../esim-supplier.ts';
import {
  foundOrder,
  foundOrders,
  foundTopUp,
  madeOrder,
  madeTopUp,
  packagesPage,
  refusal,
  token,
  topUpPackages,
  usage,
} from './airalo-messages.ts';
import { readPackage, readPlans } from './read-plans.ts';
import { readUsage } from './read-usage.ts';

export interface AiraloSettings extends Omit<PartnerTransportSettings, 'refusalKey'> {
  readonly clientId: string;
  readonly clientSecret: string;
}

const PAGE = 50;
const MOST_PAGES = 20;

/** The partner API of Airalo, version 2: a token by client credentials, then packages by pages. */
export function createAiraloClient(settings: AiraloSettings): EsimSupplier {
  const transport = createPartnerTransport({ ...settings, refusalKey });
  let bearer: Promise<string> | undefined;

  async function newToken(): Promise<string> {
    const form = {
      grant_type: 'client_credentials',
      client_id: settings.clientId,
      client_secret: settings.clientSecret,
    };
    const answer = await transport.send({ method: 'POST', path: '/token', form, repeatable: true });
    if (answer.status >= 300) throw new PartnerError('refused', answer.key);
    return `Bearer ${parsePartnerAnswer(token, answer.body, 'unavailable').data.access_token}`;
  }

  /** Tokens are few a minute: everybody waits for the same one, and one that failed is forgotten. */
  function authorization(): Promise<string> {
    bearer ??= newToken().catch((error: unknown) => {
      bearer = undefined;
      throw error;
    });
    return bearer;
  }

  /** A refused token is asked for again once; the call itself was not done, so doing it again is safe. */
  async function call(what: Omit<PartnerCall, 'authorization'>): Promise<PartnerAnswer> {
    const send = async () => transport.send({ ...what, authorization: await authorization() });
    let answer = await send();
    if (answer.status === 401) {
      bearer = undefined;
      answer = await send();
    }
    if (answer.status >= 300) throw new PartnerError('refused', answer.key);
    return answer;
  }

  /** What was ordered for an order of ours. The filter also finds descriptions that only begin alike. */
  async function ordersOf<S extends v.GenericSchema<unknown, { readonly description: string | null }>>(
    reference: string,
    schema: S,
  ): Promise<v.InferOutput<S>[]> {
    const path = `/orders?include=sims&filter[description]=${encodeURIComponent(reference)}`;
    const { body } = await call({ method: 'GET', path, repeatable: true });
    return parsePartnerAnswer(foundOrders, body, 'unavailable').data.flatMap((one) => {
      const parsed = v.safeParse(schema, one);
      return parsed.success && parsed.output.description === reference ? [parsed.output] : [];
    });
  }

  return {
    plans: async () => {
      const records: unknown[] = [];
      for (let page = 1, last = 1; page <= Math.min(last, MOST_PAGES); page += 1) {
        const path = `/packages?limit=${PAGE}&page=${page}`;
        const { data, meta } = parsePartnerAnswer(
          packagesPage,
          (await call({ method: 'GET', path, repeatable: true })).body,
          'unavailable',
        );
        records.push(...data);
        last = meta.last_page;
      }
      return readPlans(records);
    },
    order: async (reference, packageId) => {
      const form = { package_id: packageId, quantity: '1', type: 'sim', description: reference };
      const { body } = await call({ method: 'POST', path: '/orders', form, repeatable: false });
      return madeOf(parsePartnerAnswer(madeOrder, body, 'unknown').data);
    },
    findOrder: async (reference) => {
      const [found] = await ordersOf(reference, foundOrder);
      return found && madeOf(found);
    },
    usage: async (iccid) => {
      const { body } = await call({ method: 'GET', path: `/sims/${iccid}/usage`, repeatable: true });
      return readUsage(parsePartnerAnswer(usage, body, 'unavailable').data);
    },
    topUps: async (iccid) => {
      const { body } = await call({ method: 'GET', path: `/sims/${iccid}/topups`, repeatable: true });
      return parsePartnerAnswer(topUpPackages, body, 'unavailable').data.flatMap(readPackage);
    },
    topUp: async (reference, iccid, packageId) => {
      const form = { package_id: packageId, iccid, description: reference };
      const { body } = await call({ method: 'POST', path: '/orders/topups', form, repeatable: false });
      parsePartnerAnswer(madeTopUp, body, 'unknown');
    },
    findTopUp: async (reference) => (await ordersOf(reference, foundTopUp)).length > 0,
    close: () => transport.close(),
  };
}

function refusalKey(body: unknown): string {
  const parsed = v.safeParse(refusal, body);
  return parsed.success ? parsed.output.meta.message : '';
}

function madeOf({ sims }: v.InferOutput<typeof foundOrder>): MadeEsim {
  const [sim] = sims;
  // The schema has at least one.
  if (!sim) throw new PartnerError('unavailable', 'NO_SIM');
  return { iccid: sim.iccid, activation: sim.qrcode, apn: sim.apn_type === 'manual' ? sim.apn_value : null };
}
