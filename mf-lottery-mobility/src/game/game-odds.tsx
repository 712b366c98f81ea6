import type { Game, GameRound } from '@aylal/contracts/lottery';
import { SHAGAI_THROWS } from '@aylal/domain/lottery';
import { formatMoney, useLocale } from '@aylal/shell';
import { Text } from '@aylal/ui';
import { Disclosure, KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';

/** What each figure wins and how often it falls, and what proves a round: the hash of its secret before, the secret after it. */
export function GameOdds({ game, played }: { game: Game; played: GameRound | null }) {
  const t = useRemoteMessages();
  const locale = useLocale();
  return (
    <Disclosure summary={t('game.prizes')}>
      <KeyValueList>
        {game.prizes.map(({ figure, prize, throws }) => (
          <KeyValue key={figure} label={t(`game.figure.${figure}`)}>
            {formatMoney(prize, locale)} · {t('game.throws', { throws, all: SHAGAI_THROWS })}
          </KeyValue>
        ))}
      </KeyValueList>
      <Text kind="small" tone="muted" overflowWrap="anywhere" marginTop="3">
        {t('game.commitment', { round: game.round.id })} <code>{game.round.commitment}</code>
      </Text>
      {played && (
        <Text kind="small" tone="muted" overflowWrap="anywhere" marginTop="2">
          {t('game.proof', { round: played.round })} <code>{played.seed}</code>
        </Text>
      )}
    </Disclosure>
  );
}
