import { checkCompanyRegister } from '@aylal/contracts/companies';
import { endpointQuery, stale, type Services } from '@aylal/shell';

/** The name of a company by its register number (CALL-81). A number that nobody has is an error of the query, with its problem. */
export function checkCompanyQuery({ api }: Pick<Services, 'api'>, company_register: string) {
  const query = endpointQuery(api, checkCompanyRegister, { query: { company_register } }, { staleTime: stale.lists });
  return { ...query, retry: false };
}
