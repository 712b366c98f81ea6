import type { FastifyInstance } from 'fastify';
import { injectFault } from '../bank/inject-fault.ts';
import type { Deps } from '../../platform/deps.ts';

/** Firms that do not exist: register number, tax number, name. */
const firms = [
  { register: '1000001', tin: 20_000_000_001, name: 'Тэнгэрийн Зам ХХК' },
  { register: '1000002', tin: 20_000_000_002, name: 'Говийн Салхи ХХК' },
  { register: '1000003', tin: 20_000_000_003, name: 'Хөх Нуур Трэйд ХХК' },
  { register: '9000000001', tin: 20_000_000_004, name: 'Номин Дэлгэр ТББ' },
] as const;

/**
 * The public register of taxpayers of the sandbox, in two steps as the real one: `getTinInfo?regNo=` gives a tax number, `getInfo?tin=` who that is. The
 * fault `company-register` makes it slow, failing, malformed or silent.
 */
export function sandboxTaxpayers(app: FastifyInstance, deps: Pick<Deps, 'faults'>): void {
  const done = (data: unknown) => ({ msg: 'Амжилттай', status: 200, data });
  const none = { msg: 'Бүртгэл олдсонгүй', status: 500, data: null };
  // The frame reads no queries here: routes do that with their contracts.
  const asked = (url: string, name: string) => new URL(url, 'http://sandbox').searchParams.get(name);

  app.get('/getTinInfo', async ({ url }, reply) => {
    if (await injectFault(deps, 'company-register', reply)) return reply;
    const firm = firms.find(({ register }) => register === asked(url, 'regNo'));
    return firm ? done(firm.tin) : none;
  });
  app.get('/getInfo', async ({ url }) => {
    const firm = firms.find(({ tin }) => String(tin) === asked(url, 'tin'));
    return done({
      name: firm?.name ?? null,
      found: firm !== undefined,
      vatPayer: firm !== undefined,
      cityPayer: false,
      freeProject: false,
      isGovernment: false,
      vatpayerRegisteredDate: '2019-02-16',
    });
  });
}
