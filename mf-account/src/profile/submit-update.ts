import { updateUser, type SessionUser } from '@aylal/contracts/account';
import { fields as common, type Refusal } from '@aylal/contracts';
import { checkValues } from '@aylal/forms';
import { accountRoutes } from '@aylal/routes';
import { ApiError, redirect, type Services, type SubmitAnswer, type SubmitArgs } from '@aylal/shell';
import * as v from 'valibot';
import { sendCode } from '../ui/proof/send-code.ts';
import { refused, unanswered, type AccessFault } from '../domain/access-problem.ts';
import { contactBody, noContact, writeContact, type Contact } from '../domain/contact.ts';
import { typedContact } from '../domain/typed-contact.ts';
import type { CodeRefusal } from '../ui/proof/code-refusal.ts';
import type { UserField } from './user-dialog-refs.ts';
import { userUpdateSchema } from './user-update-values.ts';

type Answer = SubmitAnswer<CodeRefusal>;
const secrets = v.object({
  verify_code: common.verifyCode,
  password: v.pipe(v.string(), v.nonEmpty('validation_password_required')),
});

/** Changes one detail of the customer by what was posted without scripts, by the rules and calls of the screen (ACCT-08, ACCT-09), and shows all of them. */
export async function submitUpdate(field: UserField, { url, fields, services }: SubmitArgs): Promise<Answer> {
  const value = fields.get('value') ?? '';
  const contact: Contact =
    field === 'phone' ? { ...typedContact(value), by: 'phone' } : { ...noContact, by: 'email', email: value.trim() };
  const values = { dial_code: contact.dial_code, phone: contact.phone, email: contact.email, name: value };
  const { faults } = checkValues(userUpdateSchema([field]), values);
  if (faults) return { faults: { value: Object.values(faults)[0] ?? '' } };
  const call = { api: services.api };
  const answer = field === 'name' ? await saveName(call, value) : await saveContact(call, contact, fields);
  if (answer) return answer;
  throw redirect({ url }, accountRoutes.profile.to());
}

async function saveName({ api }: Pick<Services, 'api'>, name: string): Promise<Answer | null> {
  return answered(
    () => api.call(updateUser, { body: { name } }),
    (fault) => ({ kind: 'fault', fault }),
  );
}

async function saveContact(
  { api }: Pick<Services, 'api'>,
  contact: Contact,
  fields: URLSearchParams,
): Promise<Answer | null> {
  const code = (fault: AccessFault | null) => ({ kind: 'code', sentTo: writeContact(contact), fault }) as const;
  if (!fields.has('verify_code') || fields.has('resend')) {
    const fault = await sendCode({ api }, contact, 'contact-change');
    return { refused: fault ? { kind: 'fault', fault } : code(null) };
  }
  const typed = checkValues(secrets, {
    verify_code: fields.get('verify_code') ?? '',
    password: fields.get('password') ?? '',
  });
  if (typed.faults) return { faults: typed.faults, refused: code(null) };
  const { verify_code, password } = typed.values;
  return answered(
    () => api.call(updateUser, { body: { ...contactBody(contact), verify_code, proof: { password } } }),
    code,
  );
}

/** Null once it is saved; otherwise why not, at its field where it has one. */
async function answered(
  call: () => Promise<
    { status_code: 200; result: SessionUser } | { status_code: 400 | 401 | 409 | 429; result: Refusal }
  >,
  refusal: (fault: AccessFault) => CodeRefusal,
): Promise<Answer | null> {
  try {
    const answer = await call();
    if (answer.status_code === 200) return null;
    const { proof, verify_code, ...others } = answer.result.fields ?? {};
    const [value] = Object.values(others);
    return {
      faults: {
        ...(value === undefined ? {} : { value }),
        ...(verify_code === undefined ? {} : { verify_code }),
        ...(proof === undefined ? {} : { password: proof }),
      },
      refused: refusal(refused(answer.result)),
    };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { refused: refusal(unanswered(error)) };
  }
}
