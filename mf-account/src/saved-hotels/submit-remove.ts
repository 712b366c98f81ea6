import { removeSavedHotel } from '@aylal/contracts/hotels';
import { accountRoutes } from '@aylal/routes';
import { ApiError, redirect, type SubmitAnswer, type SubmitArgs } from '@aylal/shell';
import { removeField } from './remove-field.ts';

/** Takes a hotel from the saved ones without scripts (CALL-65), and shows the list again. One that is gone already is what was wanted. */
export async function submit({ url, fields, services: { api } }: SubmitArgs): Promise<SubmitAnswer<'failed'>> {
  try {
    const answer = await api.call(removeSavedHotel, { params: { id: fields.get(removeField) ?? '' } });
    if (answer.status_code !== 200 && answer.status_code !== 404) return { refused: 'failed' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { refused: 'failed' };
  }
  throw redirect({ url }, accountRoutes.savedHotels.to());
}
