import { useState } from 'react';
import { checkVerifyCode, sendVerifyCode, type CodePurpose } from '@aylal/contracts/account';
import { checkWalletCode } from '@aylal/contracts/wallet';
import { useServices, useSharedMessages } from '@aylal/shell';
import { refused, unanswered, type AccessFault } from '../../domain/access-problem.ts';
import { contactBody, type Contact } from '../../domain/contact.ts';

/** Where a flow with a code is: whom it goes to, the digits, what they are for. */
export type CodeProgress =
  | { step: 'contact'; again?: true }
  | { step: 'code'; sentMs: number; wrongCode?: string }
  | { step: 'confirmed'; code: string; sentMs: number };

/** What the act that needed the code answers. */
type SpentCode<T> =
  | { readonly status_code: 200; readonly result: T }
  | {
      readonly status_code: 400 | 401 | 409 | 429 | 503;
      readonly message: string;
      readonly result: Parameters<typeof refused>[0];
    };

interface ActOfCode<T> {
  readonly call: (code: string) => Promise<SpentCode<T>>;
  readonly onDone: (result: T) => Promise<void> | void;
}

export type ConfirmedCode = ReturnType<typeof useCode<'register' | 'recovery'>>;

/** Sends, checks and spends a code of one purpose (ruling 18: checking does not use it up). It may begin with a code that was sent already. */
export function useCode<P extends CodePurpose>(
  purpose: P,
  contact: Contact,
  start: CodeProgress = { step: 'contact' },
) {
  const { api, now, toasts } = useServices();
  const shared = useSharedMessages();
  const [progress, setProgress] = useState<CodeProgress>(start);
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

  async function check(code: string, sentMs: number): Promise<boolean> {
    const answer =
      purpose === 'withdrawal'
        ? await api.call(checkWalletCode, { body: { verify_code: code } })
        : await api.call(checkVerifyCode, { body: { ...contactBody(contact), purpose, verify_code: code } });
    if (answer.status_code === 200) return true;
    if (answer.result.problem === 'wrong-code') refuseCode(code, sentMs, answer.message);
    else setFault(refused(answer.result));
    return false;
  }

  const confirm = (code: string, sentMs: number) =>
    run(async () => {
      if (await check(code, sentMs)) setProgress({ step: 'confirmed', code, sentMs });
    });

  /** ERR-25: a toast with what the provider says, else the fixed text; and that text at the field. */
  function refuseCode(code: string, sentMs: number, message: string) {
    toasts.show({ kind: 'error', text: message || shared('code_wrong') });
    setProgress({ step: 'code', sentMs, wrongCode: code });
  }

  async function act<T>(code: string, sentMs: number, { call, onDone }: ActOfCode<T>): Promise<void> {
    const answer = await call(code);
    if (answer.status_code === 200) return onDone(answer.result);
    const { problem } = answer.result;
    if (problem === 'wrong-code') return refuseCode(code, sentMs, answer.message);
    if (problem === 'code-expired') setProgress({ step: 'code', sentMs });
    setFault(refused(answer.result));
  }

  /** Does what the confirmed code is for. A code that is refused now leads back to the digits, with what was wrong. */
  const spend = <T>(call: ActOfCode<T>['call'], onDone: ActOfCode<T>['onDone']) =>
    run(async () => {
      if (progress.step === 'confirmed') await act(progress.code, progress.sentMs, { call, onDone });
    });

  /** Checks the digits and does at once what they are for. */
  const confirmAndSpend = <T>(code: string, sentMs: number, what: ActOfCode<T>) =>
    run(async () => {
      if (await check(code, sentMs)) await act(code, sentMs, what);
    });

  /** Does at once what the digits are for, where the act itself says whether they are right. */
  const spendAtOnce = <T>(code: string, sentMs: number, what: ActOfCode<T>) => run(() => act(code, sentMs, what));

  /** From a confirmed code to its digits again, with what was wrong about them. */
  function back(why: AccessFault | null = null) {
    setFault(why);
    if (progress.step === 'confirmed') setProgress({ step: 'code', sentMs: progress.sentMs });
  }

  function restart(why: AccessFault | null = null) {
    setFault(why);
    setProgress({ step: 'contact', again: true });
  }

  return { purpose, progress, running, fault, send, confirm, spend, confirmAndSpend, spendAtOnce, back, restart };
}
