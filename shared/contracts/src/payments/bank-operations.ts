import * as v from 'valibot';
import { isAccountNumber, tidyAccountNumber } from '@aylal/domain/payments';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { sent } from '../fields.ts';

/** REFUND-14. */
export const bank = v.object({ id: v.number(), value: v.string(), code: v.string() });

/** A bank by its code; whether there is one, the provider knows. */
export const bankCode = v.pipe(v.string('validation_required_bank'), v.regex(/^\d{6}$/, 'validation_required_bank'));

/** A domestic account number or a Mongolian IBAN; spaces are dropped (GAP-92, VALID-36). */
export const accountNumber = v.pipe(
  v.string('validation_required_account_number'),
  v.transform(tidyAccountNumber),
  v.nonEmpty('validation_required_account_number'),
  v.check(isAccountNumber, 'validation_account_number'),
);

/** The banks that money can be sent back to. */
export const listBanks = defineEndpoint({
  name: 'list-banks',
  id: 'NEED-13',
  summary: 'List banks',
  method: 'GET',
  path: '/api/payment/v1/banks/',
  auth: 'none',
  answers: { 200: answer(v.array(bank)) },
});

/** Who holds an account (CALL-46); asked rarely, because it tells about other people (AUT-4). 404 when the bank knows no such account. */
export const checkAccountName = defineEndpoint({
  name: 'check-account-name',
  id: 'API-66',
  summary: 'Look up the holder of a bank account',
  method: 'GET',
  path: '/api/payment/v1/account_name_check/',
  auth: 'bearer',
  query: sent({ account_number: accountNumber, bank: bankCode }),
  answers: {
    200: answer(v.object({ custFirstName: v.string(), custLastName: v.string() })),
    400: refusal,
    401: refusal,
    404: refusal,
    429: refusal,
    503: refusal,
  },
});
