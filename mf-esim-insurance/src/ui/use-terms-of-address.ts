import { useSearchParams, useServices } from '@aylal/shell';
import { useEffect, useEffectEvent } from 'react';
import { termsDialog } from './cover-dialogs.ts';

/**
 * GAP-67: `terms={name}` in the address opens the terms of that name, and is taken out again when they are closed. Answers what writes a name into the
 * address, so that the terms that somebody reads can be sent on.
 */
export function useTermsOfAddress(): (name: string) => void {
  const [search, setSearch] = useSearchParams();
  const { dialogs } = useServices();
  const name = search.get('terms') ?? '';
  const write = (terms: string) => {
    const next = new URLSearchParams(search);
    if (terms === '') next.delete('terms');
    else next.set('terms', terms);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  const forget = useEffectEvent(() => write(''));
  // Dialogs belong to the shell, outside this page: the address says that one is open.
  useEffect(() => {
    if (name === '') return;
    let left = false;
    void dialogs.open(termsDialog, { name }).then(() => {
      if (!left) forget();
    });
    return () => {
      left = true;
    };
  }, [dialogs, name]);
  return write;
}
