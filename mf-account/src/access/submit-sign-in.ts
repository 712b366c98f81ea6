import { signIn } from '@aylal/contracts/account';
import { accountRoutes } from '@aylal/routes';
import { ApiError, redirect, type SubmitAnswer, type SubmitArgs } from '@aylal/shell';
import { refused, unanswered, type AccessFault } from '../domain/access-problem.ts';
import { contactFault, loginOf } from '../domain/contact.ts';
import { pageAfterSignIn } from '../domain/page-after-sign-in.ts';
import { typedContact } from '../domain/typed-contact.ts';

/** Signs in by what was posted without scripts, and leads to `next`, a page of ours. */
export async function submit({ url, fields, services: { api } }: SubmitArgs): Promise<SubmitAnswer<AccessFault>> {
  // The form for scripts asks for a phone or an address; it is posted where they do not come.
  const typed = fields.get('login') ?? fields.get('email') ?? fields.get('phone') ?? '';
  const contact = typedContact(typed, fields.get('dial_code') ?? undefined);
  const password = fields.get('password') ?? '';
  const wrong = contactFault(contact);
  if (wrong || password === '')
    return {
      faults: {
        ...(wrong ? { login: wrong.message } : {}),
        ...(password === '' ? { password: 'validation_password_required' } : {}),
      },
    };
  try {
    const answer = await api.call(signIn, { body: { ...loginOf(contact), password } });
    if (answer.status_code !== 200) return { refused: refused(answer.result) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { refused: unanswered(error) };
  }
  throw redirect({ url }, pageAfterSignIn(accountRoutes.login.readSearch(url.searchParams)?.next));
}
