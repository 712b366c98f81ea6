import { setTimeout as wait } from 'node:timers/promises';
import { signInAgain, signUp } from '../process-customer.ts';
import { sendPatiently } from './send-patiently.ts';
import type { Drilled } from './drill-customer.ts';
import { ACCOUNT } from './drill-refund.ts';

/** A customer with a prize, who takes it out of the wallet bit by bit. */
export interface Withdrawn {
  readonly headers: Readonly<Record<string, string>>;
  /** Withdrawals that were asked for, each by a key of its own, and those of them that were acknowledged. */
  readonly asked: number;
  readonly acknowledged: number;
}

const PRIZE_MNT = 1_000_000;
/** A new account has to settle for three days. */
export const SETTLE_SECONDS = 72 * 3_600;
/** A code is used once, and the next one is sent after half a minute. */
const CODE_EVERY_MS = 31_000;

/** A customer with an account to withdraw to and money in the game wallet; answers the e-mail. */
export async function prepareWinner(url: string, number: number): Promise<string> {
  const email = `winner-${number}@example.mn`;
  const headers = await signUp(url, email);
  const post = (path: string, body: object) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { ...headers, accept: 'application/json' },
      body: JSON.stringify(body),
    });
  const named = await fetch(`${url}/api/payment/v1/account_name_check/?bank=050000&account_number=${ACCOUNT}`, {
    headers,
  });
  const { result } = (await named.json()) as { result: { custFirstName: string; custLastName: string } };
  await post('/api/user/v1/send_verify_code/', { email, purpose: 'bank-account' });
  const saved = await post('/api/bogts/v1/withdraw_account/', {
    withdrawal_bank_name: 'Khan',
    withdrawal_bank_account: ACCOUNT,
    withdrawal_bank_account_name: `${result.custLastName} ${result.custFirstName}`,
    verify_code: await newestCode(url, email),
  });
  const prize = await post('/sandbox/prizes', { to: email, amount: PRIZE_MNT });
  if (!saved.ok || !prize.ok) throw new Error(`A winner could not be prepared: ${saved.status}, ${prize.status}`);
  return email;
}

/** Withdraws one tögrög after the other until the drill is over. */
export async function runWinner(number: number, email: string, drill: Drilled): Promise<Withdrawn> {
  const headers = await signInAgain(drill.urls[0], email);
  const counts = { asked: 0, acknowledged: 0 };
  const post = (path: string, body: object, key: string) =>
    sendPatiently(
      drill.urls,
      path,
      { method: 'POST', headers: { ...headers, 'idempotency-key': key }, body: JSON.stringify(body) },
      drill,
    );
  for (let turn = 0; !drill.isOver(); turn += 1) {
    const sent = await post(
      '/api/user/v1/send_verify_code/',
      { email, purpose: 'withdrawal' },
      `drill-code-${number}-${turn}`,
    );
    const code = sent && (await newestCode(drill.urls[turn % 2 === 0 ? 0 : 1], email).catch(() => null));
    if (code) {
      counts.asked += 1;
      const key = `drill-withdrawal-${number}-${turn}`;
      const answer = await post('/api/bogts/v1/withdraw/', { amount: 1, verify_code: code }, key);
      if (answer?.status === 200) counts.acknowledged += 1;
    }
    const next = performance.now() + CODE_EVERY_MS;
    while (!drill.isOver() && performance.now() < next) await wait(100);
  }
  return { headers, ...counts };
}

/** What the wallet says of it, and must not. */
export async function withdrawalFaults(url: string, { headers, asked, acknowledged }: Withdrawn): Promise<string[]> {
  const answer = await fetch(`${url}/api/bogts/v1/statement/?type=game&transfer_type=WITHDRAW&limit=1000`, { headers });
  const { result } = (await answer.json()) as { result: { amount: number }[] };
  if (result.length < acknowledged)
    return [`${acknowledged} withdrawals were acknowledged, ${result.length} are there`];
  if (result.length > asked) return [`${asked} withdrawals were asked for, ${result.length} are there`];
  return [];
}

async function newestCode(url: string, email: string): Promise<string> {
  const outbox = await fetch(`${url}/sandbox/outbox?to=${email}`, { headers: { accept: 'application/json' } });
  const { messages } = (await outbox.json()) as { messages: { code: string | null }[] };
  const code = messages[0]?.code;
  if (!code) throw new Error(`no code for ${email}`);
  return code;
}
