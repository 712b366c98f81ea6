import type { Baggage, BaggageByType } from '@aylal/contracts/flights';
import type { AgeCategory } from '@aylal/domain/people';
import { Box, chakra } from '@aylal/ui';
import { useFlightsMessages } from './use-flights-messages.ts';

/** Cabin and checked baggage by passenger type (FLIGHT-08). */
export function BaggageTable({ baggage, types }: { baggage: BaggageByType; types: readonly AgeCategory[] }) {
  const t = useFlightsMessages();
  return (
    <Box overflowX="auto">
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('bag.passenger')}</th>
            <th scope="col">{t('bag.hand')}</th>
            <th scope="col">{t('bag.checked')}</th>
          </tr>
        </thead>
        <tbody>
          {types.map((type) => (
            <tr key={type}>
              <th scope="row">{t(`travellers.${type}`)}</th>
              <Cell
                piece={baggage[type].hand_piece}
                weight={baggage[type].hand_weight}
                size={baggage[type].hand_dimension}
              />
              <Cell piece={baggage[type].piece} weight={baggage[type].weight} size={baggage[type].dimension} />
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}

function Cell({ piece, weight, size }: { piece: Baggage['piece']; weight: Baggage['weight']; size: string | null }) {
  const t = useFlightsMessages();
  if (!piece) return <td>{t('bag.none')}</td>;
  return (
    <td>
      {t('bag.pieces', { piece, weight: weight ?? '–' })}
      {size && (
        <chakra.span display="block" textStyle="caption" color="fg.muted">
          {t('bag.size', { size })}
        </chakra.span>
      )}
    </td>
  );
}

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    '& th, & td': {
      textAlign: 'start',
      paddingBlock: '2.5',
      paddingInlineEnd: '2',
      borderTopWidth: '1px',
      borderColor: 'border.muted',
      verticalAlign: 'top',
    },
    '& thead th': { borderTopWidth: '0', paddingTop: '0', textStyle: 'small', color: 'fg.muted' },
  },
});
