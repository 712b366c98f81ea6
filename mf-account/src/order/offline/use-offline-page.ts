import { useEffect, useRef, type RefObject } from 'react';
import { useServices } from '@aylal/shell';

/** How long nothing may change before a page counts as shown: slot contributions come one by one. */
const settledMs = 800;

/** Keeps what the returned ref shows for the time without a network (REL-5), again after each change; `drop` takes it away, `leave` lets what is kept be. `until` is when it is of no use any more. */
export function useOfflinePage(
  title: string,
  wish: 'keep' | 'drop' | 'leave',
  until: string | undefined,
): RefObject<HTMLDivElement | null> {
  const { kept } = useServices();
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = shown.current;
    if (wish === 'drop') void kept.drop();
    if (wish !== 'keep' || !element) return;
    let timer: ReturnType<typeof setTimeout>;
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void kept.keep({ title, element, until }), settledMs);
    };
    const observer = new MutationObserver(settle);
    observer.observe(element, { subtree: true, childList: true, characterData: true });
    settle();
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [kept, title, wish, until]);
  return shown;
}
