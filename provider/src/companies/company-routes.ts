import { checkCompanyRegister } from '@aylal/contracts';
import type { Deps } from '../deps.ts';
import { refuse } from '../router/problem-error.ts';
import { route, type Route } from '../router/route.ts';
import { noSuchCompany } from './company-messages.ts';
import { findCompany } from './find-company.ts';

/** A person types one number; whoever asks for many wants the register (AUT-4). */
const limits = { perAddress: { calls: 30, seconds: 600 } };

/** API-70. */
export function companyRoutes(deps: Deps): readonly Route[] {
  return [
    route(checkCompanyRegister).to(async ({ query, locale }) => {
      const company = await findCompany(deps, query.company_register);
      if (!company) throw refuse('not-found', { status: 208, message: noSuchCompany[locale] });
      return { status_code: 200, result: { name: company.name } };
    }, limits),
  ];
}
