import * as v from 'valibot';
import type { Config } from '../../platform/config.ts';
import { PartnerError } from '../../platform/partner-http/partner-error.ts';
import { createPartnerTransport } from '../../platform/partner-http/partner-transport.ts';
import type { CompanyRegister } from './company-register-port.ts';

/** A page waits for this while somebody types. */
const DEADLINE_MS = 4_000;

/** The tax number is a JSON number; any status but 200 means that there is none. */
const tinAnswer = v.object({
  status: v.number(),
  data: v.optional(v.nullable(v.union([v.number(), v.string()])), null),
});
const infoAnswer = v.object({
  status: v.number(),
  data: v.optional(v.nullable(v.object({ name: v.nullable(v.string()), found: v.boolean() })), null),
});

/** The register of taxpayers, which is asked in two steps: a register number gives a tax number, and that a name. Without `infoUrl`, in the sandbox, our own over real HTTP on loopback. */
export function createTaxpayerRegister(
  infoUrl: string | undefined,
  { sandbox }: Pick<Config, 'sandbox'>,
  lifecycle: { readonly url?: string },
): CompanyRegister {
  const transport = createPartnerTransport({
    deadlineMs: DEADLINE_MS,
    refusalKey: () => '',
    url: () => {
      if (infoUrl) return infoUrl;
      if (sandbox && lifecycle.url) return `${lifecycle.url}/sandbox/ebarimt/api/info/check`;
      throw new PartnerError('unavailable', 'NOT_CONFIGURED');
    },
  });

  async function ask<S extends v.GenericSchema>(path: string, schema: S): Promise<v.InferOutput<S>> {
    const answer = await transport.send({ method: 'GET', path, repeatable: true });
    const parsed = v.safeParse(schema, answer.body);
    if (answer.status >= 300 || !parsed.success) throw new PartnerError('unavailable', 'MALFORMED_ANSWER');
    return parsed.output;
  }

  return {
    find: async (register) => {
      const { status, data } = await ask(`/getTinInfo?regNo=${encodeURIComponent(register)}`, tinAnswer);
      if (status !== 200 || data === null) return undefined;
      const tin = String(data);
      const who = await ask(`/getInfo?tin=${encodeURIComponent(tin)}`, infoAnswer);
      return who.status === 200 && who.data?.found && who.data.name ? { name: who.data.name, tin } : undefined;
    },
    close: () => transport.close(),
  };
}
