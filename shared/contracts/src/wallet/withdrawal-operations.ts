import * as v from 'valibot';
import { answer, emptyAnswer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { sent, verifyCode } from '../fields.ts';
import { accountNumber } from '../payments/bank-operations.ts';
import { wallet, walletTransaction } from './wallet.ts';
import { printedText } from '../name-fields.ts';

/** Looks whether the newest code for a withdrawal is right, and counts the try; `withdraw` verifies it once more and uses it up (ruling 18, MNY-13). */
export const checkWalletCode = defineEndpoint({
  name: 'check-wallet-code',
  id: 'API-61',
  summary: 'Check the code of a withdrawal',
  method: 'POST',
  path: '/api/bogts/v1/verify_code_check/',
  auth: 'bearer',
  body: sent({ verify_code: verifyCode }),
  answers: { 200: emptyAnswer, 400: refusal, 401: refusal, 409: refusal, 429: refusal },
});

/** Keeps the account that withdrawals go to. The bank must name the same holder; the code was sent for `bank-account` and is used up (SEC-3). */
export const saveWithdrawalAccount = defineEndpoint({
  name: 'save-withdrawal-account',
  id: 'API-62',
  summary: 'Save the bank account for withdrawals',
  method: 'POST',
  path: '/api/bogts/v1/withdraw_account/',
  auth: 'bearer',
  body: sent({
    withdrawal_bank_name: v.pipe(v.string('validation_required_bank'), v.nonEmpty('validation_required_bank')),
    withdrawal_bank_account: accountNumber,
    withdrawal_bank_account_name: v.pipe(
      v.string('validation_required_account_name'),
      v.nonEmpty('validation_required_account_name'),
      v.maxLength(120, 'validation_text_length'),
      printedText,
    ),
    verify_code: verifyCode,
  }),
  answers: { 200: answer(v.array(wallet)), 400: refusal, 401: refusal, 409: refusal, 429: refusal, 503: refusal },
});

/** Whole tögrög above zero (VALID-44, VALID-45, VALID-47); whether there is so much, the provider knows (VALID-46). */
export const withdrawalAmount = v.pipe(
  v.number('validation_required'),
  v.check((amount) => amount > 0, 'wrong amount'),
  v.minValue(1, 'ilottery_withdraw_amountmin1'),
  v.integer('wrong amount'),
  v.maxValue(1_000_000_000_000, 'ilottery_withdraw_error'),
);

/**
 * Takes money out of the game wallet, to the account that was shown when the code was sent (MNY-13). Verifies its own code and uses it up; 409 when contact or
 * account have changed since. The withdrawal is PENDING until the bank has paid it (GAME-06).
 */
export const withdraw = defineEndpoint({
  name: 'withdraw',
  id: 'API-63',
  summary: 'Withdraw from the game wallet',
  method: 'POST',
  path: '/api/bogts/v1/withdraw/',
  auth: 'bearer',
  idempotent: true,
  body: sent({
    amount: withdrawalAmount,
    description: v.optional(
      v.pipe(v.string('validation_invalid'), v.trim(), v.maxLength(120, 'validation_text_length')),
      '',
    ),
    verify_code: verifyCode,
  }),
  answers: { 200: answer(walletTransaction), 400: refusal, 401: refusal, 409: refusal, 422: refusal, 429: refusal },
});
