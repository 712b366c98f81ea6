import { checkCompanyRegister } from '@aylal/contracts/companies';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { accountMessage } from '../messages/account-messages.ts';
import { findCompany } from './find-company.ts';

/** API-70. */
export function companyRoutes(deps: Pick<Deps, 'companies'>): readonly Route[] {
  return [
    route(checkCompanyRegister).to(async (ctx) => {
      const { query, locale } = ctx;
      const company = await findCompany(deps, ctx, query.company_register);
      if (!company) throw refuse('not-found', { status: 208, message: accountMessage(locale, 'company.not-found') });
      return { status_code: 200, result: { name: company.name } };
    }),
  ];
}
