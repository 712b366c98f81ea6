import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/deps.ts';
import { sandboxBusServer } from './bus/sandbox-bus-server.ts';
import { sandboxBedBankServer } from './bed-bank/sandbox-bed-bank-server.ts';
import { sandboxAirlineServer } from './airline/sandbox-airline-server.ts';
import { sandboxDanRoutes } from './dan/sandbox-dan-routes.ts';
import { sandboxHostAppRoutes } from './host-app/sandbox-host-app-routes.ts';
import { sandboxEsimServer } from './esim/sandbox-esim-server.ts';
import { sandboxInsurerServer } from './insurer/sandbox-insurer-server.ts';
import { sandboxMailServer } from './post/sandbox-mail-server.ts';
import { sandboxSmsServer } from './post/sandbox-sms-server.ts';
import { sandboxLenderRoutes } from './lender/sandbox-lender-routes.ts';
import { sandboxPayoutServer } from './payouts/sandbox-payout-server.ts';
import { sandboxBankRoutes } from './bank/sandbox-bank-routes.ts';
import { sandboxTaxRoutes } from './tax/sandbox-tax-routes.ts';
import { sandboxTrainServer } from './train/sandbox-train-server.ts';
import { sandboxTransportServer } from './transport/sandbox-transport-server.ts';
import { sandboxTripServer } from './trip/sandbox-trip-server.ts';

/** A partner that the sandbox plays. */
export interface SandboxPartner {
  /** Where it answers, below `/sandbox/`; without one `serve` says so itself. */
  readonly path?: string;
  /** The names at which it asks for faults. */
  readonly faults: readonly string[];
  serve(partner: FastifyInstance, deps: Deps): unknown;
}

const ofBank = ['qpay', 'socialpay', 'pocket', 'card', 'transfer'];

/** Everybody outside. A new partner is added here. */
export const sandboxPartners: readonly SandboxPartner[] = [
  { serve: sandboxBankRoutes, faults: [...ofBank, ...ofBank.map((name) => `${name}-callback`)] },
  { serve: sandboxLenderRoutes, faults: ['lender', 'lendpay-callback'] },
  { serve: sandboxTaxRoutes, faults: ['ebarimt', 'ebarimt-receipt', 'company-register'] },
  { serve: sandboxDanRoutes, faults: ['dan'] },
  { path: 'host-app', serve: sandboxHostAppRoutes, faults: ['host-app'] },
  { serve: sandboxMailServer, faults: ['mail'] },
  { path: 'sms', serve: sandboxSmsServer, faults: ['sms'] },
  { path: 'payouts/v1', serve: sandboxPayoutServer, faults: ['account-holder', 'payout'] },
  { path: 'esim/v2', serve: sandboxEsimServer, faults: ['esim', 'esim-order'] },
  { path: 'insurer/v1', serve: sandboxInsurerServer, faults: ['insurer', 'insurer-policy', 'insurer-cancel'] },
  {
    path: 'bed-bank',
    serve: sandboxBedBankServer,
    faults: ['bed-bank', 'bed-bank-rate', 'bed-bank-check', 'bed-bank-book'],
  },
  {
    path: 'airline',
    serve: sandboxAirlineServer,
    faults: [
      'airline-api',
      'airline-hold',
      'airline-order',
      'airline-pay',
      'airline-quote',
      'airline-confirm',
      'airline-accept',
      'airline-notice',
    ],
  },
  { path: 'bus/v1', serve: sandboxBusServer, faults: ['bus', 'bus-book', 'bus-cancelled'] },
  {
    path: 'train/v1',
    serve: sandboxTrainServer,
    faults: ['train', 'train-lock', 'train-extend', 'train-book', 'train-cancelled'],
  },
  { path: 'trip/v1', serve: sandboxTripServer, faults: ['trip', 'trip-booking'] },
  { path: 'transport/v1', serve: sandboxTransportServer, faults: ['transport', 'transport-booking'] },
];

/** Plays everybody outside; only where the sandbox is on. */
export function serveSandboxPartners(app: FastifyInstance, deps: Deps): void {
  for (const { path, serve } of sandboxPartners)
    if (path === undefined) serve(app, deps);
    else app.register(async (partner) => serve(partner, deps), { prefix: `/sandbox/${path}` });
}
