import { getConfig } from '@aylal/contracts';
import { endpointQuery, useQuery, useServices } from '@aylal/shell';

const hourMs = 3_600_000;

/** The country code that a phone field starts with (ENT-05, CALL-82); 976 until it is known. */
export function useDialUpNumber(): string {
  const { api } = useServices();
  return useQuery(endpointQuery(api, getConfig, {}, { staleTime: hourMs })).data?.result.dialUpNumber ?? '976';
}
