import { registerAccount } from '@aylal/contracts/account';
import { fields as common } from '@aylal/contracts';
import { checkValues } from '@aylal/forms';
import { accountRoutes } from '@aylal/routes';
import { ApiError, redirect, type SubmitAnswer, type SubmitArgs } from '@aylal/shell';
import * as v from 'valibot';
import { unanswered, type AccessFault } from '../domain/access-problem.ts';
import { contactBody, contactFault, writeContact } from '../domain/contact.ts';
import { pageAfterSignIn } from '../domain/page-after-sign-in.ts';
import { typedContact } from '../domain/typed-contact.ts';
import { newAccount } from './new-account.ts';
import { codeRefused } from './plain-access-fields.ts';
import type { CodeRefusal } from '../ui/proof/code-refusal.ts';
import { sendCode } from '../ui/proof/send-code.ts';

const { last_name, first_name, password } = newAccount.entries;
const names = v.object({ last_name, first_name });
const secrets = v.object({ verify_code: common.verifyCode, password });

/** Registers by what was posted without scripts: sends the code first, then opens the account with it (NEED-02) and leads to `next`, a page of ours. */
export async function submit({ url, fields, services }: SubmitArgs): Promise<SubmitAnswer<CodeRefusal>> {
  const text = (name: string) => fields.get(name) ?? '';
  const contact = typedContact(text('login'));
  const wrong = contactFault(contact);
  const named = checkValues(names, { last_name: text('last_name'), first_name: text('first_name') });
  if (wrong || named.faults) return { faults: { ...(wrong ? { login: wrong.message } : {}), ...named.faults } };
  const code = (fault: AccessFault | null) => ({ kind: 'code', sentTo: writeContact(contact), fault }) as const;
  if (!fields.has('verify_code') || fields.has('resend')) {
    const fault = await sendCode(services, contact, 'register');
    return { refused: fault ? { kind: 'fault', fault } : code(null) };
  }
  const typed = checkValues(secrets, { verify_code: text('verify_code'), password: text('password') });
  if (typed.faults) return { faults: typed.faults, refused: code(null) };
  const body = { ...contactBody(contact), ...named.values, ...typed.values };
  try {
    const answer = await services.api.call(registerAccount, { body });
    if (answer.status_code !== 200) return codeRefused(answer.result, code);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { refused: code(unanswered(error)) };
  }
  throw redirect({ url }, pageAfterSignIn(accountRoutes.login.readSearch(url.searchParams)?.next));
}
