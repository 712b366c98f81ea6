import type { Metrics } from '@aylal/server';

/** What the host tells beside what every service does. */
export function addHostGauges(
  metrics: Pick<Metrics, 'ask'>,
  { releaseFault }: { releaseFault: () => string | null },
): void {
  metrics.ask({
    name: 'releases_not_read',
    help: 'Why the releases were not read again at the last look; none while they were.',
    label: 'cause',
    read: async () => {
      const fault = releaseFault();
      return fault ? { [fault]: 1 } : {};
    },
  });
}
