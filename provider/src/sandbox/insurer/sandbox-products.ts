import type { CoveredRisk, ExcludedRisk } from '../../products/insurance/labels/risk-codes.ts';

interface SandboxSum {
  readonly amount: number;
  readonly currency: string;
}

/** What the sandbox's insurer sells, in its own words. */
interface SandboxProduct {
  readonly code: string;
  readonly territory: string;
  readonly day_premium: number;
  readonly medical: SandboxSum;
  readonly deductible: SandboxSum;
  readonly max_days: number;
  readonly bands: readonly { readonly from: number; readonly to: number; readonly percent: number }[];
  readonly covers: readonly { readonly risk: CoveredRisk; readonly limit: SandboxSum | null }[];
  readonly exclusions: readonly ExcludedRisk[];
}

const sum = (amount: number, currency: string): SandboxSum => ({ amount, currency });
const cover = (risk: CoveredRisk, amount: number, currency: string) => ({ risk, limit: sum(amount, currency) });

const bands = [
  { from: 0, to: 17, percent: 60 },
  { from: 18, to: 64, percent: 100 },
  { from: 65, to: 74, percent: 170 },
  { from: 75, to: 80, percent: 250 },
];
const exclusions: readonly ExcludedRisk[] = [
  'chronic',
  'planned',
  'alcohol',
  'sport',
  'professional-sport',
  'pregnancy',
  'self-harm',
  'war',
];

/** Cover for the Schengen visa: the Visa Code asks for 30,000 EUR, for transport home, and for nothing that one pays oneself. */
const schengen: SandboxProduct = {
  code: 'schengen',
  territory: 'schengen',
  day_premium: 5_900,
  medical: sum(30_000, 'EUR'),
  deductible: sum(0, 'EUR'),
  max_days: 92,
  bands,
  covers: [
    { risk: 'medical', limit: null },
    { risk: 'evacuation', limit: null },
    { risk: 'repatriation', limit: null },
    cover('dental', 200, 'EUR'),
    cover('accident', 5_000, 'EUR'),
    cover('documents', 200, 'EUR'),
  ],
  exclusions,
};

const asia: SandboxProduct = {
  code: 'asia',
  territory: 'asia',
  day_premium: 3_900,
  medical: sum(20_000, 'USD'),
  deductible: sum(50, 'USD'),
  max_days: 60,
  bands,
  covers: [
    { risk: 'medical', limit: null },
    { risk: 'evacuation', limit: null },
    cover('repatriation', 7_000, 'USD'),
    cover('dental', 150, 'USD'),
    cover('accident', 5_000, 'USD'),
    cover('luggage', 500, 'USD'),
    cover('flight-delay', 60, 'USD'),
  ],
  exclusions: [...exclusions, 'unattended'],
};

const world: SandboxProduct = {
  code: 'world',
  territory: 'world',
  day_premium: 8_900,
  medical: sum(50_000, 'USD'),
  deductible: sum(100, 'USD'),
  max_days: 92,
  bands,
  covers: [
    { risk: 'medical', limit: null },
    { risk: 'evacuation', limit: null },
    cover('repatriation', 10_000, 'USD'),
    cover('dental', 250, 'USD'),
    cover('accident', 10_000, 'USD'),
    cover('liability', 10_000, 'USD'),
    cover('cancellation', 1_500, 'USD'),
    cover('luggage', 1_000, 'USD'),
    cover('luggage-delay', 120, 'USD'),
    cover('flight-delay', 100, 'USD'),
    cover('documents', 250, 'USD'),
  ],
  exclusions: [...exclusions, 'unattended'],
};

const mongolia: SandboxProduct = {
  code: 'mongolia',
  territory: 'mongolia',
  day_premium: 900,
  medical: sum(5_000_000, 'MNT'),
  deductible: sum(0, 'MNT'),
  max_days: 30,
  bands,
  covers: [
    { risk: 'medical', limit: null },
    cover('evacuation', 3_000_000, 'MNT'),
    cover('accident', 10_000_000, 'MNT'),
    cover('luggage', 500_000, 'MNT'),
  ],
  exclusions: [...exclusions, 'unattended'],
};

/** Who skis or climbs pays more, and is neither a small child nor old. */
const sport: SandboxProduct = {
  ...world,
  code: 'sport',
  day_premium: 14_900,
  max_days: 45,
  bands: [
    { from: 7, to: 17, percent: 80 },
    { from: 18, to: 64, percent: 100 },
  ],
  covers: [...world.covers, cover('sport', 50_000, 'USD')],
  exclusions: world.exclusions.filter((risk) => risk !== 'sport'),
};

/** Everything on sale. */
export const sandboxProducts: readonly SandboxProduct[] = [schengen, asia, world, mongolia, sport];
