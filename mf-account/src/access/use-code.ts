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

/** Sends and checks a code of one purpose (ruling 18: checking does not use it up). */
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

  /** The code was refused by the act that needed it: back to the digits, with what was wrong. */
  function backToCode(result: Parameters<typeof refused>[0], code: string, sentMs: number) {
    if (result.problem === 'wrong-code') refuseCode(code, sentMs);
    else {
      setProgress({ step: 'code', sentMs });
      setFault(refused(result));
    }
  }

  function restart() {
    setFault(null);
    setProgress({ step: 'contact' });
  }

  return { progress, running, fault, send, confirm, backToCode, restart };
}
