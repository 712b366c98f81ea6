import type { Deps } from '../../platform/deps.ts';
import { PartnerError } from '../../platform/partner-http/partner-error.ts';
import type { PlainContext } from '../../platform/http/route.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import type { Company } from './company-register-port.ts';

/** The company that a register number stands for; undefined for none. Refuses with `unavailable` when the register does not answer, and over the budget of look-ups (AUT-4). */
export async function findCompany(
  { companies }: Pick<Deps, 'companies'>,
  { countLookUp }: Pick<PlainContext, 'countLookUp'>,
  register: string,
): Promise<Company | undefined> {
  await countLookUp('company');
  try {
    return await companies.find(register);
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    throw refuse('unavailable', { retryAfterSeconds: 5 });
  }
}
