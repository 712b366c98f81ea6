import { daysBetween, dayOf, type LocalDate } from '@aylal/domain/calendar';
import { formatDay, useLocale, type DialogViewOf } from '@aylal/shell';
import { chakra, Stack, Text } from '@aylal/ui';
import { clockOf } from '../../ui/bus-times.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import type { trainStopsDialog } from './train-stops-dialog-ref.ts';

type View = DialogViewOf<typeof trainStopsDialog>;

/** Every stop of a train: when it arrives and when it goes on, by the clock of the place. */
function TrainStopsDialog({ props: { train } }: Parameters<View['Component']>[0]) {
  const t = useBusMessages();
  const locale = useLocale();
  const written = (time: string | null, day: LocalDate) => {
    if (time === null) return '–';
    const later = daysBetween(day, dayOf(time));
    return later === 0 ? clockOf(time) : `${clockOf(time)} +${later}`;
  };
  const start = dayOf(train.stations[0]?.dep_time ?? train.dep_time);
  return (
    <Stack gap="3">
      <Text tone="muted">
        {`${t('trains.number', { number: train.train_no })} · ${train.train_name} · ${formatDay(start, locale)}`}
      </Text>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('trains.station')}</th>
            <th scope="col">{t('trains.arrives')}</th>
            <th scope="col">{t('trains.departs')}</th>
          </tr>
        </thead>
        <tbody>
          {train.stations.map(({ stop_name, arr_time, dep_time }) => (
            <tr key={stop_name}>
              <th scope="row">{stop_name}</th>
              <td>{written(arr_time, start)}</td>
              <td>{written(dep_time, start)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Stack>
  );
}

const Table = chakra('table', {
  base: {
    width: 'full',
    '& th, & td': {
      textAlign: 'start',
      paddingBlock: '2',
      paddingInline: '1',
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
    },
  },
});

export const view: View = { title: 'trains.stops', Component: TrainStopsDialog };
