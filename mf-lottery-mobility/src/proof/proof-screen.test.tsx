import { readLotteryProof, type LotteryProof } from '@aylal/contracts/lottery';
import { drawnPlace, drawText, prizeAt } from '@aylal/domain/lottery';
import { lotteryRoutes } from '@aylal/routes';
import { renderRemote, stubOperation } from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { createHash, webcrypto } from 'node:crypto';
import { remote } from '../remote.ts';
import { buildProof } from '../testing/build-lottery.ts';
import { proofStub } from '../testing/lottery-stubs.ts';
import { verifyTicket } from './verify-ticket.ts';

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto }));

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const published = buildProof({ seed: 'a secret', commitment: sha256('a secret') });
const open = (proof: LotteryProof | null, ticket = published.ticket) =>
  renderRemote(remote, {
    at: `/en${lotteryRoutes.proof.to({}, ticket ? { ticket } : {})}`,
    locale: 'en',
    stubs: [
      proof
        ? proofStub(proof)
        : stubOperation(readLotteryProof, { status_code: 404, message: '', result: { problem: 'not-found' } }),
    ],
  });

describe('The page that checks a draw', () => {
  it('works out what a ticket won, and that its secret was committed to', async () => {
    const place = drawnPlace(sha256(drawText('a secret', 7)));
    expect(await verifyTicket(published)).toEqual({ committed: true, place, prize: prizeAt(place, published.prizes) });
    expect(await verifyTicket({ ...published, commitment: 'c'.repeat(64) })).toMatchObject({ committed: false });
    expect(await verifyTicket(buildProof())).toBeNull();
  });

  it('checks a thousand tickets well within ten seconds', async () => {
    const verdicts = await Promise.all(
      Array.from({ length: 1000 }, (_, number) => verifyTicket({ ...published, number })),
    );
    expect(verdicts.every((verdict) => verdict?.committed)).toBe(true);
  });

  it('says so where it holds, where it does not, and when it will be known', async () => {
    const holds = await open(published);
    expect(await screen.findByText(/^Correct/)).toBeVisible();
    holds.unmount();
    const broken = await open({ ...published, commitment: 'c'.repeat(64) });
    expect(await screen.findByText(/Not correct/)).toBeVisible();
    broken.unmount();
    await open(buildProof());
    expect(await screen.findByText(/The secret of this series is published at/)).toBeVisible();
  });

  it('takes a number, and says that there is no such ticket at its field', async () => {
    const { user, record } = await open(null, '');
    const field = await screen.findByRole('textbox', { name: /Ticket number/ });
    await user.type(field, ' gobi-1 ');
    await user.click(screen.getByRole('button', { name: 'Check the draw' }));
    expect(record.went).toEqual(['/lottery/proof?ticket=gobi-1']);
  });

  it('keeps an unknown number in its field', async () => {
    await open(null, 'GOBI-1');
    const field = await screen.findByRole('textbox', { name: /Ticket number/ });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/There is no such ticket/));
    expect(field).toHaveValue('GOBI-1');
  });
});
