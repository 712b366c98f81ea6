import type { Deps } from '../deps.ts';
import { refuse } from '../router/problem-error.ts';
import { CompanyRegisterError } from './company-register-port.ts';

/** The name that a register number stands for; undefined for none. Refuses with `unavailable` when the register does not answer. */
export async function companyName(
  { companies }: Pick<Deps, 'companies'>,
  register: string,
): Promise<string | undefined> {
  try {
    return await companies.nameOf(register);
  } catch (error) {
    if (!(error instanceof CompanyRegisterError)) throw error;
    throw refuse('unavailable', { retryAfterSeconds: 5 });
  }
}
