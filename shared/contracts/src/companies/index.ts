export { companyRegister, checkCompanyRegister } from './check-company.ts';
