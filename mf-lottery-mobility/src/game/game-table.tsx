import { FailedView, isSignedOut } from '@aylal/parts';
import { useEvent, useQuery, useServices, useSession, walletChanged } from '@aylal/shell';
import { Skeleton, StatusView, VisuallyHidden } from '@aylal/ui';
import { useState } from 'react';
import { configQuery, gameQuery } from '../api/game-queries.ts';
import { SignInPage } from '../ui/sign-in-page.tsx';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';
import { GamePlay } from './game-play.tsx';

/** The game with its four states. A game that fails is begun again by the retry, frame and all. */
export function GameTable() {
  const t = useRemoteMessages();
  const services = useServices();
  const anonymous = useSession().status === 'anonymous';
  const [turn, setTurn] = useState(0);
  const config = useQuery(configQuery(services));
  const game = useQuery({ ...gameQuery(services), enabled: !anonymous });
  useEvent(walletChanged, ({ type }) => {
    if (type === 'game' && !anonymous) void game.refetch();
  });
  if (anonymous || isSignedOut(game.error))
    return <SignInPage title={t('game.signIn')} onSignedIn={() => void game.refetch()} />;
  const url = config.data?.result.game_url;
  if (config.data && !url)
    return (
      <StatusView kind="empty" title={t('game.noneTitle')}>
        {t('game.noneText')}
      </StatusView>
    );
  if (url && game.data)
    return (
      <GamePlay
        key={turn}
        url={url}
        game={game.data.result}
        onRefused={() => void game.refetch()}
        onRetry={() => setTurn(turn + 1)}
      />
    );
  if (config.isError || game.isError)
    return (
      <FailedView
        title={t('game.failed')}
        onRetry={() => {
          if (config.isError) void config.refetch();
          if (game.isError) void game.refetch();
        }}
      />
    );
  return (
    <>
      <VisuallyHidden role="status">{t('game.loading')}</VisuallyHidden>
      <Skeleton height="420px" borderRadius="lg" />
    </>
  );
}
