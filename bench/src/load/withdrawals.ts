import autocannon from 'autocannon';
import { randomUUID } from 'node:crypto';
import { median } from '../page/statistics.ts';
import { countAnswers, sumAnswers } from './answers.ts';
import { call, codeOf, registerCustomer } from './customer.ts';
import type { Measured } from './measure.ts';
import type { ProviderProcess } from './start-provider-process.ts';

/** The provider believes who shows this that a browser is the one that it names. */
export const benchHostKey = 'host-key-of-the-load-bench';

/** A code is used once and another one comes after 30 s, so withdrawals go in rounds: codes for everybody, then everybody at once. */
const ROUNDS = 5;
const CUSTOMERS = 120;
/** Every browser that has signed in to the account has codes of its own. */
const BROWSERS = 60;
const CONNECTIONS = 20;

/** Who asks for money in a round: a customer, on a browser where many share one wallet. */
interface Asker {
  readonly email: string;
  readonly token: string;
  readonly headers: Record<string, string>;
}

/** Withdrawals of one tögrög with code and key, 20 connections: each from another wallet, then all from one. */
export async function withdrawalScenarios(provider: ProviderProcess): Promise<Measured[]> {
  const { url } = provider;
  const many: Asker[] = [];
  // Other people than those of the other measurements; one after another, because a password costs its time.
  for (let index = 0; index < CUSTOMERS; index += 1) await winner(url, 5_000 + index);
  await winner(url, 9_999);
  // A new bank account has to settle for 72 hours, which no session outlives.
  await advanceClock(url, 72 * 3_600);
  for (let index = 0; index < CUSTOMERS; index += 1) many.push(await signIn(url, 5_000 + index));
  const one: Asker[] = [];
  for (let browser = 0; browser < BROWSERS; browser += 1) one.push(await signIn(url, 9_999, browser));
  return [
    await measureRounds('withdrawal, many wallets', provider, many),
    await measureRounds('withdrawal, one wallet', provider, one),
  ];
}

/** A customer with money in the game wallet and an account to withdraw it to. */
async function winner(url: string, index: number): Promise<void> {
  const token = await registerCustomer(url, index);
  const email = emailOf(index);
  const bank = '/api/payment/v1/account_name_check/?bank=050000&account_number=5123456789';
  const { result } = await call<{ result: { custFirstName: string; custLastName: string } }>(url, bank, { token });
  const asker = { email, token, headers: {} };
  await call(url, '/api/bogts/v1/withdraw_account/', {
    token,
    body: {
      withdrawal_bank_name: 'Khan',
      withdrawal_bank_account: '5123456789',
      withdrawal_bank_account_name: `${result.custLastName} ${result.custFirstName}`,
      verify_code: await freshCode(url, asker, 'bank-account'),
    },
  });
  const prize = await fetch(`${url}/sandbox/prizes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ to: email, amount: 1_000_000 }),
  });
  if (!prize.ok) throw new Error(`prize: ${prize.status}`);
}

/** Opens a session, on a browser of its own where one is named. */
async function signIn(url: string, index: number, browser?: number): Promise<Asker> {
  const email = emailOf(index);
  const headers: Record<string, string> =
    browser === undefined
      ? {}
      : { 'x-aylal-host-key': benchHostKey, 'x-aylal-browser': `bench-browser-number-${browser}` };
  const answer = await call<{ result: { token: string } }>(url, '/api/user/v1/login/', {
    headers,
    body: { login: email, password: `long-enough-${index}-phrase` },
  });
  return { email, token: answer.result.token, headers };
}

function emailOf(index: number): string {
  return `bench-${index}@example.mn`;
}

async function freshCode(url: string, { email, token, headers }: Asker, purpose: string): Promise<string> {
  await call(url, '/api/user/v1/send_verify_code/', { token, headers, body: { email, purpose } });
  return codeOf(url, email);
}

async function measureRounds(name: string, provider: ProviderProcess, askers: readonly Asker[]): Promise<Measured> {
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measureRound(provider, askers));
  const sum = (of: (round: Round) => number) => rounds.reduce((total, round) => total + of(round), 0);
  const answers = sumAnswers(rounds);
  return {
    ...answers,
    name,
    perSecond: Math.round((answers.good * 1000) / sum((round) => round.ms)),
    p50: Math.round(median(rounds.map(({ p50 }) => p50))),
    // Of the slowest round: so few requests have no other tail.
    p99: Math.max(...rounds.map(({ p99 }) => p99)),
    cpuMs: Math.round((sum((round) => round.cpuMs) / Math.max(1, answers.good)) * 100) / 100,
  };
}

type Round = Awaited<ReturnType<typeof measureRound>>;

async function advanceClock(url: string, advance_seconds: number): Promise<void> {
  const moved = await fetch(`${url}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ advance_seconds }),
  });
  if (!moved.ok) throw new Error(`clock: ${moved.status}`);
}

async function measureRound({ url, cpuMs }: ProviderProcess, askers: readonly Asker[]) {
  await advanceClock(url, 31);
  const ready: { asker: Asker; code: string }[] = [];
  // One after another: messages of one moment have no order.
  for (const asker of askers) ready.push({ asker, code: await freshCode(url, asker, 'withdrawal') });
  const { counted, take } = countAnswers();
  const cpuBefore = cpuMs();
  const begun = performance.now();
  // The tool itself looks once a second whether everything is answered.
  let lastAnswer = begun;
  let sent = 0;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    amount: ready.length,
    requests: [
      {
        method: 'POST',
        path: '/api/bogts/v1/withdraw/',
        setupRequest: (request) => {
          const { asker, code } = ready[(sent += 1) - 1] ?? { asker: undefined, code: '' };
          return {
            ...request,
            headers: {
              'content-type': 'application/json',
              authorization: `Bearer ${asker?.token}`,
              'idempotency-key': randomUUID(),
              ...asker?.headers,
            },
            body: JSON.stringify({ amount: 1, verify_code: code }),
          };
        },
        onResponse: (status, body) => {
          lastAnswer = performance.now();
          take(status, body);
        },
      },
    ],
  });
  return {
    ...counted,
    bad: counted.bad + result.errors + result.timeouts,
    ms: lastAnswer - begun,
    cpuMs: cpuMs() - cpuBefore,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}
