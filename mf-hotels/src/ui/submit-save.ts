import { saveHotel } from '@aylal/contracts/hotels';
import { accountRoutes } from '@aylal/routes';
import { ApiError, redirect, type SubmitAnswer, type SubmitArgs } from '@aylal/shell';
import { saveField, type SaveRefusal } from '../domain/save-field.ts';

/** Saves a hotel without scripts (CALL-63) and leads to the saved ones, or to the sign-in first, which leads back. */
export async function submit({ url, fields, services }: SubmitArgs): Promise<SubmitAnswer<SaveRefusal>> {
  const tapa_code = fields.get(saveField) ?? '';
  const next = `${url.pathname.replace(/^\/[^/]*/, '')}${url.search}`;
  if (services.session.get().status === 'anonymous') throw redirect({ url }, accountRoutes.login.to({}, { next }));
  const notSaved: SaveRefusal = { kind: 'not-saved', hotel: tapa_code };
  try {
    const answer = await services.api.call(saveHotel, { body: { tapa_code } });
    if (answer.status_code !== 200 && answer.status_code !== 201) return { refused: notSaved };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { refused: notSaved };
  }
  throw redirect({ url }, accountRoutes.savedHotels.to());
}
