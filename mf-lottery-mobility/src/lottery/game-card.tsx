import { SHAGAI_STAKE } from '@aylal/domain/lottery';
import { formatMoney, useLocale, useQuery, useServices } from '@aylal/shell';
import { Button, Card, Heading, Text } from '@aylal/ui';
import { configQuery } from '../api/game-queries.ts';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';
import { gameDialog } from '../ui/game-dialog-ref.ts';

/** The way to the game, for who is signed in or signs in now; not there where there is no game. */
export function GameCard() {
  const t = useRemoteMessages();
  const locale = useLocale();
  const services = useServices();
  const config = useQuery(configQuery(services));
  if (!config.data?.result.game_url) return null;
  const open = async () => {
    if (await services.session.require('booking')) await services.dialogs.open(gameDialog, {});
  };
  return (
    <Card padded aria-labelledby="game-card">
      <Heading as="h2" size="h3" id="game-card">
        {t('game.title')}
      </Heading>
      <Text marginBlock="2">{t('game.lead', { stake: formatMoney(SHAGAI_STAKE, locale) })}</Text>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => void open()}>
        {t('game.open')}
      </Button>
    </Card>
  );
}
