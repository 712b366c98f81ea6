import { useEffect, useRef, useState } from 'react';
import { ApiError, useServices } from '@aylal/shell';
import * as v from 'valibot';
import { checkCompanyQuery } from '../api/check-company-query.ts';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';
import { wholeRegister } from './receipt-schema.ts';

const TYPING_PAUSE_MS = 300;

/**
 * Looks a company up by its number, 300 ms after typing and at once when the field is left (EBARIMT-05). `onName` gets the name, or an empty one at every change and for a number that
 * nobody has (EBARIMT-07); what went wrong is said by a toast (ERR-37, ERR-38) and answered as `fault`. A later number always wins over an earlier one.
 */
export function useCompanyLookup(onName: (name: string) => void) {
  const services = useServices();
  const t = useCheckoutMessages();
  const [searching, setSearching] = useState(false);
  const [fault, setFault] = useState<string>();
  const asked = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      asked.current = '';
    },
    [],
  );

  async function ask(register: string) {
    clearTimeout(timer.current);
    timer.current = undefined;
    setSearching(true);
    const answer = await services.queryClient
      .fetchQuery(checkCompanyQuery(services, register))
      .catch((error: unknown) => error);
    if (asked.current !== register) return;
    setSearching(false);
    if (!(answer instanceof Error)) return onName((answer as { result: { name: string } }).result.name);
    asked.current = '';
    const key = isUnknown(answer) ? 'receipt.fault.unknown' : 'receipt.fault.lookUp';
    setFault(key);
    services.toasts.show({ kind: 'error', text: toastOf(answer, t(key)), durationMs: 5000 });
  }

  /** What was typed now: the name of before is gone. */
  function typed(register: string) {
    clearTimeout(timer.current);
    timer.current = undefined;
    onName('');
    setFault(undefined);
    setSearching(false);
    asked.current = v.is(wholeRegister, register) ? register : '';
    if (asked.current) timer.current = setTimeout(() => void ask(register), TYPING_PAUSE_MS);
  }

  /** The field was left: a look-up that waits begins, and one that failed is tried again. */
  function left(register: string) {
    if (!v.is(wholeRegister, register)) return;
    const waits = timer.current !== undefined;
    if (!waits && fault !== 'receipt.fault.lookUp') return;
    asked.current = register;
    setFault(undefined);
    void ask(register);
  }
  return { searching, fault, typed, left };
}

/** The register has no such company, or its number cannot be one. */
function isUnknown(error: Error): boolean {
  return error instanceof ApiError && (error.statusCode === 208 || error.statusCode === 400);
}

/** The provider's sentence in place of ours for an unknown company (ERR-37), and beside it for any other refusal (ERR-38). */
function toastOf(error: Error, reason: string): string {
  if (!(error instanceof ApiError) || error.kind !== 'refused' || error.message === '') return reason;
  return isUnknown(error) ? error.message : `${reason}: ${error.message}`;
}
