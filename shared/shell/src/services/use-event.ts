import { useEffect, useEffectEvent } from 'react';
import type { EventType } from '../events/define-event.ts';
import { useServices } from './use-services.tsx';

/** Listens to an event while the component is on the page; leaving it leaves no subscription behind (MFE-9). */
export function useEvent<P>(event: EventType<P>, listener: (payload: P) => void): void {
  const { events } = useServices();
  const onEvent = useEffectEvent(listener);
  useEffect(() => events.subscribe(event, (payload) => onEvent(payload)), [events, event]);
}
