import { sendVerifyCode } from '@aylal/contracts/account';
import { ApiError, type Services } from '@aylal/shell';
import { refused, unanswered, type AccessFault } from '../../domain/access-problem.ts';
import { contactBody, type Contact } from '../../domain/contact.ts';

/** Has a code sent without scripts; null once it is on its way. */
export async function sendCode(
  { api }: Pick<Services, 'api'>,
  contact: Contact,
  purpose: 'register' | 'recovery' | 'contact-change',
): Promise<AccessFault | null> {
  try {
    const answer = await api.call(sendVerifyCode, { body: { ...contactBody(contact), purpose } });
    return answer.status_code === 200 ? null : refused(answer.result);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return unanswered(error);
  }
}
