import { homeRoute } from '@aylal/routes';
import { useServices } from '@aylal/shell';
import { useEffect, useEffectEvent, useState } from 'react';
import { ageCookie, isAgeVerified } from './age-cookie.ts';
import { ageDialog } from './age-dialog-ref.ts';

/**
 * Whether the page may show products: `null` until the browser's cookie was looked at, since a server cannot know. Without it the warning opens by itself;
 * declining goes home (LOTT-02), leaving the page while it is open decides nothing.
 */
export function useAgeGate(): { readonly passed: boolean | null; readonly ask: () => Promise<void> } {
  const { dialogs, navigator } = useServices();
  const [passed, setPassed] = useState<boolean | null>(null);
  const ask = async (isGone: () => boolean = () => false) => {
    const agreed = await dialogs.open(ageDialog, {});
    if (isGone()) return;
    if (!agreed) return navigator.go(homeRoute.to());
    document.cookie = ageCookie(location.protocol === 'https:', window.top !== window.self);
    setPassed(true);
  };
  const look = useEffectEvent((isGone: () => boolean) => {
    const verified = isAgeVerified(document.cookie);
    setPassed(verified);
    if (!verified) void ask(isGone);
  });
  useEffect(() => {
    let gone = false;
    // A moment later, so that a page that is set up twice asks once.
    const soon = setTimeout(() => look(() => gone));
    return () => {
      gone = true;
      clearTimeout(soon);
    };
  }, []);
  return { passed, ask: () => ask() };
}
