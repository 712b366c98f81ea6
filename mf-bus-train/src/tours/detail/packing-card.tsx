import { Card, chakra, Heading } from '@aylal/ui';
import { IconCheck } from '@aylal/ui/icons';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

/** What the operator asks one to bring. */
export function PackingCard({ packing }: { packing: readonly string[] }) {
  const t = useBusMessages();
  if (packing.length === 0) return null;
  return (
    <Card padded aria-labelledby="trip-packing">
      <Heading size="h2" id="trip-packing">
        {t('trip.packing')}
      </Heading>
      <Things>
        {packing.map((thing) => (
          <li key={thing}>
            <IconCheck size={18} />
            {thing}
          </li>
        ))}
      </Things>
    </Card>
  );
}

const Things = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '2',
    marginTop: '3',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    '& li': { display: 'flex', gap: '2', alignItems: 'flex-start' },
    '& svg': { flex: 'none', marginTop: '3px', color: 'fg.success' },
  },
});
