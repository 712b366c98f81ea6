import type { Refusal } from '@aylal/contracts';
import type { SubmitAnswer } from '@aylal/shell';
import { refused, type AccessFault } from '../domain/access-problem.ts';
import type { CodeRefusal } from '../ui/proof/code-refusal.ts';

/** Of the address of the sign-in: asks for the registration. */
export const registerKey = 'register';

/** Of the address of the sign-in: the password has just been recovered without scripts. */
export const recoveredKey = 'recovered';

/** A refusal of the code or the password, at its field where it has one. */
export function codeRefused(
  refusal: Refusal,
  code: (fault: AccessFault | null) => CodeRefusal,
): SubmitAnswer<CodeRefusal> {
  const { problem, fields: faults = {} } = refusal;
  if (problem === 'password-too-common')
    return { faults: { password: 'validation_password_common' }, refused: code(null) };
  return { faults, refused: code(refused(refusal)) };
}
