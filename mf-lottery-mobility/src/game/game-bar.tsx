import type { Game } from '@aylal/contracts/lottery';
import { formatFullDay, formatMoney, useLocale, useServices, walletTopUpDialog } from '@aylal/shell';
import { Button, Flex, Notice, Stack, Text } from '@aylal/ui';
import { homeDate } from '@aylal/domain/calendar';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';
import type { useRound } from './use-round.ts';

interface GameBarProps {
  readonly game: Game;
  readonly round: ReturnType<typeof useRound>;
  readonly ready: boolean;
  readonly onPlay: () => void;
  readonly onWithdraw: () => void;
}

/** What the game wallet holds, the throw, and the ways of money in and out; and why nothing can be thrown, where that is so. */
export function GameBar({ game, round, ready, onPlay, onWithdraw }: GameBarProps) {
  const t = useRemoteMessages();
  const locale = useLocale();
  const { dialogs } = useServices();
  const stake = formatMoney(game.stake, locale);
  const poor = game.balance < game.stake;
  const hindrance =
    game.excluded_until !== null
      ? t('limits.excluded', {
          day: formatFullDay(homeDate(new Date(game.excluded_until)), locale),
        })
      : game.played_today >= game.per_day
        ? t('game.limit')
        : poor
          ? t('game.poor', { stake })
          : null;
  const { result } = round;
  return (
    <Stack gap="3">
      <Text role="status" strong textAlign="center" minHeight="24px">
        {result && (result.prize > 0 ? t('game.won', { prize: formatMoney(result.prize, locale) }) : t('game.nothing'))}
      </Text>
      {round.fault !== null && (
        <Notice tone="danger" live="alert">
          {round.fault}
        </Notice>
      )}
      {hindrance !== null && <Notice tone="info">{hindrance}</Notice>}
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <div>
          <Text kind="small" tone="muted">
            {t('game.balance')}
          </Text>
          <Text strong fontVariantNumeric="tabular-nums">
            {formatMoney(game.balance, locale)}
          </Text>
          <Text kind="small" tone="muted">
            {t('game.today', { played: game.played_today, most: game.per_day })}
          </Text>
        </div>
        <Flex gap="2" wrap="wrap">
          <Button loading={round.busy} disabled={!ready || hindrance !== null} onClick={onPlay}>
            {t('game.throw', { stake })}
          </Button>
          {poor && (
            <Button variant="outline" onClick={() => void dialogs.open(walletTopUpDialog, { type: 'game' })}>
              {t('game.topUp')}
            </Button>
          )}
          <Button variant="outline" disabled={game.balance === 0} aria-haspopup="dialog" onClick={onWithdraw}>
            {t('game.withdraw')}
          </Button>
        </Flex>
      </Flex>
    </Stack>
  );
}
