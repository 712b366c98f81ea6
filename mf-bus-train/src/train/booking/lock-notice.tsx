import { useState } from 'react';
import type { TrainVoyage, TrainWagon } from '@aylal/contracts/trains';
import { trainPlacesInstead } from '@aylal/domain/trains';
import { writeCountdown } from '@aylal/parts';
import { trainPlacesRoutes } from '@aylal/routes';
import { formatClock, RouteLink, useLocale, useQueryClient, useServices, useSharedMessages } from '@aylal/shell';
import { Button, chakra, LinkButton, Notice, Stack, Text } from '@aylal/ui';
import { WithoutScripts, WithScripts } from '@aylal/ui/primitives';
import { IconHourglass } from '@aylal/ui/icons';
import { getTrainVoyageQuery } from '../../api/train-queries.ts';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import type { TrainLockState } from './use-train-lock.ts';

interface LockNoticeProps {
  lock: TrainLockState;
  voyage: TrainVoyage;
  wagon: TrainWagon;
  places: readonly number[];
  page: keyof typeof trainPlacesRoutes;
  /** Other places are held now. */
  onMoved: (places: readonly number[]) => void;
}

/** How long the places are held, as a countdown that is announced once near the end. After it: the same places again, or the nearest free ones where they are taken. */
export function LockNotice({ lock, voyage, wagon, places, page, onMoved }: LockNoticeProps) {
  const t = useBusMessages();
  const s = useSharedMessages();
  const services = useServices();
  const queries = useQueryClient();
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [instead, setInstead] = useState<readonly number[] | null>(null);
  const { hold } = lock;

  if (hold.state === 'held' || hold.state === 'soon')
    return (
      <Notice
        key={hold.state}
        tone={hold.state === 'soon' ? 'warning' : 'gold'}
        icon={<IconHourglass size={18} />}
        live={hold.state === 'soon' ? 'status' : undefined}
        title={t('trainLock.held', { places: places.join(', ') })}
        action={
          <WithScripts>
            <chakra.b whiteSpace="nowrap" aria-hidden suppressHydrationWarning>
              {writeCountdown(hold.remainingMs)}
            </chakra.b>
          </WithScripts>
        }
      >
        <chakra.span display="block">
          {t(hold.state === 'soon' ? 'trainLock.soon' : 'trainLock.until', { time: formatClock(hold.until) })}
        </chakra.span>
      </Notice>
    );

  const take = async (wished: readonly number[]) => {
    const answer = await lock.take({ voyage: voyage.id, wagon: wagon.number, places: wished });
    setInstead(null);
    if (answer.kind === 'held') onMoved(wished);
    else setFault(answer.kind === 'gone' ? answer.message : answer.kind === 'off' ? t('trainPlaces.goneTitle') : null);
    return answer;
  };
  const again = async () => {
    setBusy(true);
    setFault(null);
    try {
      const query = { ...getTrainVoyageQuery(services.api, voyage.id, locale), staleTime: 0 };
      const { result } = await queries.fetchQuery(query);
      const free = result.wagons.find(({ number }) => number === wagon.number)?.free_places ?? [];
      const found = trainPlacesInstead(wagon.class, free, places);
      if (found.join() === places.join()) {
        if ((await take(places)).kind === 'failed') setFault(s('failed.text'));
      } else setInstead(found);
    } catch {
      setFault(s('failed.text'));
    }
    setBusy(false);
  };
  const choice = { wagon: String(wagon.number), places: places.join() };
  const lost = instead && places.filter((place) => !instead.includes(place));
  return (
    <Notice tone="warning" live="alert" title={t(hold.state === 'over' ? 'trainLock.over' : 'trainLock.none')}>
      <Stack gap="2" alignItems="start">
        <Text>{fault ?? t('trainLock.typed')}</Text>
        <WithoutScripts>
          <LinkButton asChild size="sm" variant="outline">
            <RouteLink to={trainPlacesRoutes[page].to({ voyage: voyage.id }, choice)}>
              {t('trainBooking.back')}
            </RouteLink>
          </LinkButton>
        </WithoutScripts>
        {lost && <Text>{t('trainPlaces.lost', { count: lost.length, places: lost.join(', ') })}</Text>}
        {instead && instead.length > 0 ? (
          <Button size="sm" variant="outline" loading={busy} onClick={() => void take(instead)}>
            {t('trainLock.takeInstead', { places: instead.join(', ') })}
          </Button>
        ) : instead ? (
          <Text>{t('trainLock.noneLeft')}</Text>
        ) : (
          <WithScripts>
            <Button size="sm" variant="outline" loading={busy} onClick={() => void again()}>
              {t('trainLock.again', { places: places.join(', ') })}
            </Button>
          </WithScripts>
        )}
      </Stack>
    </Notice>
  );
}
