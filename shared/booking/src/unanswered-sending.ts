import { useEffect, useEffectEvent } from 'react';
import { useMutation, useServices, useSession, type Services } from '@aylal/shell';

type Drafts = Pick<Services, 'drafts'>;

const sendingKey = (draftKey: string) => `${draftKey}.sending`;

/** Keeps what is being sent beside the draft of its form, over reloads of the tab, until its outcome is known (MNY-4, decision 0246). */
export function keepSending({ drafts }: Drafts, draftKey: string, sent: unknown): void {
  drafts.write(sendingKey(draftKey), sent, 'tab');
}

/** What was being sent and has no known outcome yet; undefined when there is nothing. */
export function readSending<S>({ drafts }: Drafts, draftKey: string): S | undefined {
  return drafts.read<S>(sendingKey(draftKey));
}

export function forgetSending({ drafts }: Drafts, draftKey: string): void {
  drafts.clear(sendingKey(draftKey));
}

/** Asks for the outcome of what was being sent when the page went away, as soon as a signed-in customer is back. True while it asks. */
export function useUnansweredSending<S>(draftKey: string, ask: (sent: S) => Promise<unknown>): boolean {
  const services = useServices();
  const { mutate, isPending } = useMutation({ mutationFn: ask, retry: false, throwOnError: true });
  const resume = useEffectEvent(() => {
    const sent = readSending<S>(services, draftKey);
    if (sent !== undefined && services.session.get().status === 'signed-in') mutate(sent);
  });
  // A page that was reloaded learns only after it stands who is signed in.
  const isKnown = useSession().status !== 'checking';
  useEffect(() => {
    if (isKnown) resume();
  }, [isKnown]);
  return isPending;
}
