import type { Refusal } from '@aylal/contracts';
import { createPassenger, deletePassenger, updatePassenger, type PassengerDraft } from '@aylal/contracts/account';
import { homeDate } from '@aylal/domain/calendar';
import { nationalityIn } from '@aylal/domain/people';
import { checkValues, postedValues } from '@aylal/forms';
import { accountRoutes } from '@aylal/routes';
import { ApiError, redirect, type Services, type SubmitAnswer, type SubmitArgs } from '@aylal/shell';
import { draftOf, emptyPassenger, passengerSchema, valuesOf } from './passenger-values.ts';
import {
  deleteKey,
  newPassenger,
  passengerKey,
  revisionField,
  type PassengerRefusal,
} from './plain-passenger-address.ts';

type Answer = SubmitAnswer<PassengerRefusal> | null;

/** Adds, changes or deletes the passenger of the address by what was posted without scripts, by the rules and calls of the screen (API-54, API-55), and shows the list. */
export async function submit({ url, fields, services }: SubmitArgs): Promise<SubmitAnswer<PassengerRefusal>> {
  const id = url.searchParams.get(passengerKey) ?? '';
  try {
    const refused = fields.has(deleteKey) ? await remove(services, id) : await save(services, id, fields);
    if (refused) return refused;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { refused: { kind: 'unanswered' } };
  }
  throw redirect({ url }, accountRoutes.passengers.to());
}

async function remove({ api }: Services, id: string): Promise<Answer> {
  const answer = await api.call(deletePassenger, { params: { id } });
  return answer.status_code === 200 || answer.status_code === 404 ? null : refusedBy(answer.result);
}

async function save(services: Services, id: string, fields: URLSearchParams): Promise<Answer> {
  const { locale, now } = services;
  const typed = postedValues(emptyPassenger(nationalityIn(locale.get(), 'MN')), fields);
  const { values, faults } = checkValues(passengerSchema(homeDate(now())), typed);
  if (faults) return { faults };
  return id === newPassenger ? add(services, draftOf(values)) : change(services, id, draftOf(values), fields);
}

async function add({ api }: Services, body: PassengerDraft): Promise<Answer> {
  const answer = await api.call(createPassenger, { body });
  return answer.status_code === 200 || answer.status_code === 201 ? null : refusedBy(answer.result);
}

async function change(
  { api, locale }: Services,
  id: string,
  draft: PassengerDraft,
  fields: URLSearchParams,
): Promise<Answer> {
  const revision = Number(fields.get(revisionField) ?? '');
  const answer = await api.call(updatePassenger, { params: { id }, body: { id, revision, ...draft } });
  if (answer.status_code === 200) return null;
  if (answer.status_code === 409)
    return { refused: { kind: 'conflict', saved: valuesOf(answer.result.saved, locale.get()) } };
  return refusedBy(answer.result);
}

function refusedBy({ problem, fields = {} }: Refusal): SubmitAnswer<PassengerRefusal> {
  return Object.keys(fields).length > 0 ? { faults: fields } : { refused: { kind: 'problem', problem } };
}
