import { FailedView } from '@aylal/parts';
import type { Game } from '@aylal/contracts/lottery';
import { useLocale, useServices, withdrawDialog } from '@aylal/shell';
import { Box, chakra, Skeleton, Stack, VisuallyHidden } from '@aylal/ui';
import { useRef } from 'react';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';
import { GameBar } from './game-bar.tsx';
import { GameOdds } from './game-odds.tsx';
import { useGameFrame } from './use-game-frame.ts';
import { useRound } from './use-round.ts';

interface GamePlayProps {
  readonly url: string;
  readonly game: Game;
  readonly onRefused: () => void;
  readonly onRetry: () => void;
}

/** The game's frame, and outside of it everything that moves money: a game of somebody else only shows what was thrown (WEB-5). */
export function GamePlay({ url, game, onRefused, onRetry }: GamePlayProps) {
  const t = useRemoteMessages();
  const locale = useLocale();
  const { dialogs } = useServices();
  const round = useRound(game, onRefused);
  const withdrawing = useRef(false);
  const withdraw = async () => {
    if (withdrawing.current) return;
    withdrawing.current = true;
    await dialogs.open(withdrawDialog, {});
    withdrawing.current = false;
  };
  const { ref, state, tell } = useGameFrame(url, (message) => {
    if (message.type === 'game/shown') round.lies(message.round);
    else if (message.type === 'game/withdraw') void withdraw();
  });
  const play = () => round.play((thrown) => tell({ type: 'game/round', round: thrown.round, bones: thrown.bones }));
  if (state === 'silent') return <FailedView title={t('game.silentTitle')} onRetry={onRetry} />;
  if (state === 'wild') return <FailedView title={t('game.wildTitle')} onRetry={onRetry} />;
  return (
    <Stack gap="4" maxWidth="960px" marginInline="auto">
      <Box position="relative">
        <Frame
          ref={ref}
          title={t('game.frame')}
          src={`${url}?lang=${locale}`}
          sandbox="allow-scripts allow-same-origin"
          referrerPolicy="no-referrer"
          allow=""
        />
        {state === 'waiting' && (
          <Box position="absolute" inset="0">
            <VisuallyHidden role="status">{t('game.loading')}</VisuallyHidden>
            <Skeleton height="full" borderRadius="lg" />
          </Box>
        )}
      </Box>
      <GameBar
        game={game}
        round={round}
        ready={state === 'ready'}
        onPlay={() => void play()}
        onWithdraw={() => void withdraw()}
      />
      <GameOdds game={game} played={round.result} />
    </Stack>
  );
}

const Frame = chakra('iframe', {
  base: {
    display: 'block',
    width: 'full',
    height: 'clamp(380px, calc(100dvh - 330px), 620px)',
    borderWidth: '0',
    borderRadius: 'lg',
  },
});
