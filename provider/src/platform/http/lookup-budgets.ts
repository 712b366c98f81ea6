import type { Limit } from './route.ts';

/** What is found out about other people or firms; one budget for every call that looks it up (AUT-4). */
export type LookUp = 'company' | 'account-holder' | 'ticket';

interface LookUpBudget {
  readonly perAddress: Limit;
  readonly perAccount: Limit;
}

const TEN_MINUTES = 600;

/** A person types one number or two; whoever asks for many wants the register. Many customers of one telephone company share an address. */
export const lookupBudgets: Readonly<Record<LookUp, LookUpBudget>> = {
  company: { perAddress: { calls: 30, seconds: TEN_MINUTES }, perAccount: { calls: 30, seconds: TEN_MINUTES } },
  'account-holder': {
    perAddress: { calls: 60, seconds: TEN_MINUTES },
    perAccount: { calls: 20, seconds: TEN_MINUTES },
  },
  ticket: { perAddress: { calls: 120, seconds: TEN_MINUTES }, perAccount: { calls: 60, seconds: TEN_MINUTES } },
};
