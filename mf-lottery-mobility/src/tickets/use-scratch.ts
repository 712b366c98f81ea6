import { scratchLotteryTicket, type LotteryTicket } from '@aylal/contracts/lottery';
import { useServices, walletChanged } from '@aylal/shell';
import { useState } from 'react';
import { useWrite } from '@aylal/parts';

const ALL: ReadonlySet<number> = new Set([0, 1, 2, 3, 4, 5, 6, 7, 8]);
const NONE: ReadonlySet<number> = new Set();

/**
 * Scratching a ticket. The first touch asks for what was decided long before; the fields opened meanwhile show it when it comes. Where the answer is lost the
 * fields stay open and asking again tells the same, so that nothing is won or lost by a network. A ticket that was scratched before stands open.
 */
export function useScratch(ticket: LotteryTicket) {
  const { api, events } = useServices();
  const before = ticket.scratched_at === null ? null : ticket;
  const [known, setKnown] = useState<LotteryTicket | null>(before);
  const [opened, setOpened] = useState(before ? ALL : NONE);
  const { running, fault, run } = useWrite<[], 'failed'>(
    async () => {
      const answer = await api.call(scratchLotteryTicket, { body: { ticket: ticket.ticket } });
      if (answer.status_code !== 200) return 'failed';
      setKnown(answer.result);
      if (answer.result.prize && answer.result.payout === null) events.publish(walletChanged, { type: 'game' });
      return null;
    },
    () => 'failed',
  );
  function uncover(fields: ReadonlySet<number>) {
    setOpened(fields);
    if (known === null && !running && fault === null) void run();
  }
  return {
    known,
    opened,
    failed: fault !== null,
    asking: running,
    open: (field: number) => uncover(new Set([...opened, field])),
    openAll: () => uncover(ALL),
    retry: () => void run(),
  };
}
