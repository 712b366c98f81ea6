import { askHelpCenter } from '@aylal/contracts/requests';
import { refusal } from '@aylal/contracts';
import { checkValues } from '@aylal/forms';
import { ApiError, type Submit, type SubmitAnswer, type SubmitArgs } from '@aylal/shell';
import * as v from 'valibot';
import { hostFormField, type HostForm } from '../config/host-form.ts';
import { subscribe } from '../shell/subscribe.ts';

/** Does what a form of the shell asks for that was posted without scripts; `done` and `refused` are shared message keys, or one of the form's own. */
const submits: Readonly<Record<HostForm, Submit>> = { newsletter: subscribeAddress, ask: askQuestion };

/** The submit of the shell's form that was posted; undefined of any other form. */
export function hostSubmit(fields: URLSearchParams): Submit | undefined {
  const name = fields.get(hostFormField);
  return name === 'newsletter' || name === 'ask' ? submits[name] : undefined;
}

async function subscribeAddress({ fields, services: { api } }: SubmitArgs): Promise<SubmitAnswer<string>> {
  try {
    const outcome = await subscribe(api, fields.get('email') ?? '');
    if (outcome.fault !== null) return { faults: { email: outcome.fault } };
    const { kind, text } = outcome.toast;
    return kind === 'error' ? { refused: text } : { done: text };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { refused: 'notify_error' };
  }
}

async function askQuestion({ fields, services: { api } }: SubmitArgs): Promise<SubmitAnswer<string>> {
  const text = (name: string) => fields.get(name) ?? '';
  const { values, faults } = checkValues(askHelpCenter.body, {
    name: text('name'),
    dial_code: text('dial_code'),
    phone: text('phone'),
    email: text('email'),
    ref_number: text('ref_number'),
    message: text('message'),
  });
  if (faults) return { faults };
  try {
    const answer = await api.call(askHelpCenter, { body: values });
    if (answer.status_code === 200 || answer.status_code === 201) return { done: 'request.done.text' };
    const { problem, fields: refused } = v.parse(refusal, answer).result;
    return refused ? { faults: refused } : { refused: `problem.${problem}` };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { refused: 'failed.text' };
  }
}
