import { endOtherSessions, endSession } from '@aylal/contracts/account';
import { accountRoutes } from '@aylal/routes';
import { ApiError, redirect, type SubmitAnswer, type SubmitArgs } from '@aylal/shell';
import { endField, endOthers } from './end-field.ts';

/** Signs out the device that was pressed without scripts, or all others (SEC-2), and shows the list again. One that has ended already is what was wanted. */
export async function submit({ url, fields, services: { api } }: SubmitArgs): Promise<SubmitAnswer<'failed'>> {
  const id = fields.get(endField) ?? '';
  try {
    const { status_code: status } =
      id === endOthers ? await api.call(endOtherSessions, {}) : await api.call(endSession, { params: { id } });
    if (status !== 200 && status !== 404) return { refused: 'failed' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { refused: 'failed' };
  }
  throw redirect({ url }, accountRoutes.security.to());
}
