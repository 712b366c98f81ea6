import { stopPriceAlert } from '@aylal/contracts/flights';
import { endpointMutation, useMutation, useServices } from '@aylal/shell';
import { useAlertMessages } from './alert-messages.ts';

/** Stops an alert of the list. One that is not there any more counts as stopped: the list is read again. */
export function useUnsubscribeAlert(id: string): { stop: () => void; stopping: boolean; failed: boolean } {
  const { api, queryClient, toasts } = useServices();
  const t = useAlertMessages();
  const mutation = useMutation({
    ...endpointMutation(api, stopPriceAlert),
    onSuccess: async ({ status_code }) => {
      if (status_code !== 200 && status_code !== 404) return;
      toasts.show({ kind: 'success', text: t('stopped'), durationMs: 5000 });
      await queryClient.invalidateQueries({ queryKey: ['list-price-alerts'] });
    },
  });
  const refused = mutation.data !== undefined && mutation.data.status_code !== 200 && mutation.data.status_code !== 404;
  return {
    stop: () => mutation.mutate({ params: { id } }),
    stopping: mutation.isPending,
    failed: mutation.isError || refused,
  };
}
