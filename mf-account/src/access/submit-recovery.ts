import { fields as common } from '@aylal/contracts';
import { recoverPassword } from '@aylal/contracts/account';
import { checkValues } from '@aylal/forms';
import { accountRoutes } from '@aylal/routes';
import { ApiError, redirect, type SubmitAnswer, type SubmitArgs } from '@aylal/shell';
import * as v from 'valibot';
import { unanswered, type AccessFault } from '../domain/access-problem.ts';
import { contactBody, contactFault, writeContact } from '../domain/contact.ts';
import { typedContact } from '../domain/typed-contact.ts';
import { codeRefused, recoveredKey } from './plain-access-fields.ts';
import type { CodeRefusal } from '../ui/proof/code-refusal.ts';
import { sendCode } from '../ui/proof/send-code.ts';

const secrets = v.object({ verify_code: common.verifyCode, password: common.newPassword });

/** Recovers a password by what was posted without scripts: sends the code first, then sets the new password with it (NEED-03) and leads to the sign-in. */
export async function submit({ url, fields, services }: SubmitArgs): Promise<SubmitAnswer<CodeRefusal>> {
  const text = (name: string) => fields.get(name) ?? '';
  const contact = typedContact(text('login'));
  const wrong = contactFault(contact);
  if (wrong) return { faults: { login: wrong.message } };
  const code = (fault: AccessFault | null) => ({ kind: 'code', sentTo: writeContact(contact), fault }) as const;
  if (!fields.has('verify_code') || fields.has('resend')) {
    const fault = await sendCode(services, contact, 'recovery');
    return { refused: fault ? { kind: 'fault', fault } : code(null) };
  }
  const typed = checkValues(secrets, { verify_code: text('verify_code'), password: text('password') });
  if (typed.faults) return { faults: typed.faults, refused: code(null) };
  try {
    const answer = await services.api.call(recoverPassword, { body: { ...contactBody(contact), ...typed.values } });
    if (answer.status_code !== 200) return codeRefused(answer.result, code);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { refused: code(unanswered(error)) };
  }
  throw redirect({ url }, accountRoutes.login.to({}, { [recoveredKey]: 'yes' }));
}
