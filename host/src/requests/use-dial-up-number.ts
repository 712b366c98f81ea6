import { getConfig } from '@aylal/contracts/shell';
import { endpointQuery, useQuery, useServices, type ApiClient } from '@aylal/shell';
import { hoursMs } from '@aylal/domain/calendar';

const hourMs = hoursMs(1);

/** The global config of our own server (CALL-82). Not tried again: a form can do without it. */
export function configQuery(api: ApiClient) {
  return { ...endpointQuery(api, getConfig, {}, { staleTime: hourMs }), retry: false };
}

/** The country code that a phone field starts with (ENT-05): null while it is asked for, 976 when there is no answer. */
export function useDialUpNumber(): string | null {
  const { api } = useServices();
  const config = useQuery(configQuery(api));
  if (config.isPending) return null;
  return config.data?.result.dialUpNumber ?? '976';
}
