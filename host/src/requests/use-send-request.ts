import { useState } from 'react';
import { refusal, type Endpoint } from '@aylal/contracts';
import type {
  askHelpCenter,
  requestCorporateInfo,
  requestTravelInfo,
  sendCustomerRequest,
} from '@aylal/contracts/requests';
import { showRefusedFields, type SchemaForm } from '@aylal/forms';
import { ApiError, useServices, useSharedMessages } from '@aylal/shell';
import * as v from 'valibot';
import type { RequestValues } from './request-values.ts';
import { usePageMessages } from '../messages/use-page-messages.ts';

export type RequestOperation =
  | typeof askHelpCenter
  | typeof requestCorporateInfo
  | typeof requestTravelInfo
  | typeof sendCustomerRequest;

/** Sends a request and shows what came of it: at the fields, or as a sentence (`fault`). */
export function useSendRequest(
  operation: RequestOperation,
  form: SchemaForm<RequestValues, Record<string, unknown>>,
  onSent: () => void,
) {
  const { api } = useServices();
  const t = usePageMessages();
  const s = useSharedMessages();
  const [fault, setFault] = useState<string | null>(null);

  const send = async (body: Record<string, unknown>) => {
    setFault(null);
    try {
      const answer = await api.call<Endpoint>(operation, { body });
      if (answer.status_code === 200 || answer.status_code === 201) return onSent();
      const { problem, fields } = v.parse(refusal, answer).result;
      showRefusedFields(form, fields);
      if (!fields) setFault(s(`problem.${problem}`));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(t('request.failed'));
    }
  };
  return { fault, send };
}
