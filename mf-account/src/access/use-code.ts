import { useState } from 'react';
import { checkVerifyCode, sendVerifyCode } from '@aylal/contracts';
import { useServices } from '@aylal/shell';
import { refused, unanswered, type AccessFault } from '../domain/access-problem.ts';
import { contactBody, type Contact } from '../domain/contact.ts';
import { fixedTexts } from '../domain/fixed-texts.ts';

/** Where a flow with a code is: whom it goes to, the digits, what they are for. */
export type CodeProgress =
  | { step: 'contact' }
  | { step: 'code'; sentMs: number; wrongCode?: string }
  | { step: 'confirmed'; code: string; sentMs: number };

/** What the act that needed the code answers. */
type SpentCode<T> =
  | { readonly status_code: 200; readonly result: T }
  | { readonly status_code: 400 | 409 | 429; readonly result: Parameters<typeof refused>[0] };

export type ConfirmedCode = ReturnType<typeof useCode>;

/** Sends, checks and spends a code of one purpose (ruling 18: checking does not use it up). */
export function useCode(purpose: 'register' | 'recovery', contact: Contact) {
  const { api, now, toasts } = useServices();
  const [progress, setProgress] = useState<CodeProgress>({ step: 'contact' });
  const [running, setRunning] = useState(false);
  const [fault, setFault] = useState<AccessFault | null>(null);

  async function run(act: () => Promise<void>) {
    setRunning(true);
    setFault(null);
    try {
      await act();
    } catch (error) {
      setFault(unanswered(error));
    } finally {
      setRunning(false);
    }
  }

  const send = () =>
    run(async () => {
      const answer = await api.call(sendVerifyCode, { body: { ...contactBody(contact), purpose } });
      if (answer.status_code === 200) setProgress({ step: 'code', sentMs: now().getTime() });
      else setFault(refused(answer.result));
    });

  const confirm = (code: string, sentMs: number) =>
    run(async () => {
      const answer = await api.call(checkVerifyCode, { body: { ...contactBody(contact), purpose, verify_code: code } });
      if (answer.status_code === 200) setProgress({ step: 'confirmed', code, sentMs });
      else if (answer.result.problem === 'wrong-code') refuseCode(code, sentMs);
      else setFault(refused(answer.result));
    });

  /** ERR-25: a toast with the fixed text, and the same at the field. */
  function refuseCode(code: string, sentMs: number) {
    toasts.show({ kind: 'error', text: fixedTexts.wrongCode });
    setProgress({ step: 'code', sentMs, wrongCode: code });
  }

  /** Does what the confirmed code is for. A code that is refused now leads back to the digits, with what was wrong. */
  const spend = <T>(act: (code: string) => Promise<SpentCode<T>>, onDone: (result: T) => Promise<void> | void) =>
    run(async () => {
      if (progress.step !== 'confirmed') return;
      const answer = await act(progress.code);
      if (answer.status_code === 200) return onDone(answer.result);
      const { problem } = answer.result;
      if (problem === 'wrong-code') return refuseCode(progress.code, progress.sentMs);
      if (problem === 'code-expired') setProgress({ step: 'code', sentMs: progress.sentMs });
      setFault(refused(answer.result));
    });

  function restart() {
    setFault(null);
    setProgress({ step: 'contact' });
  }

  return { purpose, progress, running, fault, send, confirm, spend, restart };
}
