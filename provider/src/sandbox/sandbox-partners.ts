import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/deps.ts';
import { sandboxBusServer } from './bus/sandbox-bus-server.ts';
import { sandboxBedBankServer } from './bed-bank/sandbox-bed-bank-server.ts';
import { sandboxAirlineServer } from './airline/sandbox-airline-server.ts';
import { sandboxDanRoutes } from './dan/sandbox-dan-routes.ts';
import { sandboxEsimServer } from './esim/sandbox-esim-server.ts';
import { sandboxInsurerServer } from './insurer/sandbox-insurer-server.ts';
import { sandboxMailServer } from './post/sandbox-mail-server.ts';
import { sandboxSmsServer } from './post/sandbox-sms-server.ts';
import { sandboxPayoutServer } from './payouts/sandbox-payout-server.ts';
import { sandboxBankRoutes } from './bank/sandbox-bank-routes.ts';
import { sandboxTaxRoutes } from './tax/sandbox-tax-routes.ts';
import { sandboxTrainServer } from './train/sandbox-train-server.ts';
import { sandboxTransportServer } from './transport/sandbox-transport-server.ts';
import { sandboxTripServer } from './trip/sandbox-trip-server.ts';

/** A partner of the sandbox that speaks HTTP under an address of its own. */
type PartnerServer = (partner: FastifyInstance, deps: Deps) => unknown;

/** Where each partner answers. A new one is added here. */
const servers: Readonly<Record<string, PartnerServer>> = {
  sms: sandboxSmsServer,
  'payouts/v1': sandboxPayoutServer,
  'esim/v2': sandboxEsimServer,
  'insurer/v1': sandboxInsurerServer,
  'bed-bank': sandboxBedBankServer,
  airline: sandboxAirlineServer,
  'bus/v1': sandboxBusServer,
  'train/v1': sandboxTrainServer,
  'trip/v1': sandboxTripServer,
  'transport/v1': sandboxTransportServer,
};

/** Plays everybody outside; only where the sandbox is on. */
export function serveSandboxPartners(app: FastifyInstance, deps: Deps): void {
  sandboxBankRoutes(app, deps);
  sandboxTaxRoutes(app, deps);
  sandboxDanRoutes(app, deps);
  sandboxMailServer(app, deps);
  for (const [path, serve] of Object.entries(servers))
    app.register(async (partner) => serve(partner, deps), { prefix: `/sandbox/${path}` });
}
