import type { Refusal } from '@aylal/contracts';
import type { SubmitAnswer } from '@aylal/shell';
import { refused, type AccessFault } from '../domain/access-problem.ts';

/** Of the address of the sign-in: asks for the registration. */
export const registerKey = 'register';

/** Of the address of the sign-in: the password has just been recovered without scripts. */
export const recoveredKey = 'recovered';

/** What a registration or recovery that was posted without scripts comes to before it is done. */
export type CodeRefusal =
  /** A code is on its way to this contact: it is typed together with a password. */
  | { readonly kind: 'code'; readonly sentTo: string; readonly fault: AccessFault | null }
  | { readonly kind: 'fault'; readonly fault: AccessFault };

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
