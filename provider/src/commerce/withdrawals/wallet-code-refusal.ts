import type { Locale } from '@aylal/domain/language';
import { refuse } from '../../platform/http/problem-error.ts';
import { refusalAnswer } from '../../platform/http/refusal-answer.ts';
import type { WalletCodeFault } from './wallet-codes.ts';

/** The answer to a code that opens nothing. It is returned and not thrown, because a wrong try must be counted (SEC-4). */
export function walletCodeRefusal(fault: WalletCodeFault, locale: Locale) {
  const wrong = fault === 'wrong-code' || fault === 'code-expired';
  const { message } = refusalAnswer(refuse(fault), locale);
  return {
    status_code: wrong ? (400 as const) : (409 as const),
    message,
    result: { problem: fault, ...(wrong ? { fields: { verify_code: 'code_wrong' } } : {}) },
  };
}
