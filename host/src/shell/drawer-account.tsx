import { Button, Flex, Skeleton, Text } from '@aylal/ui';
import { IconUserCircle } from '@aylal/ui/icons';
import { useAccount } from './use-account.ts';
import { Avatar } from './user-menu.tsx';
import { useHostMessages } from '../messages/use-host-messages.ts';

/** Who is signed in, or the way to sign in, at the head of the phone's menu. The mini-app names nobody (MINI-03). */
export function DrawerAccount({ onDone }: { onDone: () => void }) {
  const t = useHostMessages();
  const { state, canSignIn, signIn, showsName } = useAccount();
  if (state.status === 'checking') return <Skeleton width="140px" height="32px" />;
  if (state.status === 'anonymous') {
    if (!canSignIn) return <Text strong>{t('menu.drawer')}</Text>;
    return (
      <Button
        variant="soft"
        size="sm"
        onClick={() => {
          onDone();
          signIn();
        }}
      >
        <IconUserCircle />
        {t('account.sign_in')}
      </Button>
    );
  }
  return (
    <Flex alignItems="center" gap="3" minWidth="0">
      <Avatar data-letter={showsName ? state.user.first_name.charAt(0) : ''}>
        {!showsName && <IconUserCircle size={22} />}
      </Avatar>
      <Text strong overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
        {showsName ? state.user.first_name : t('account.menu')}
      </Text>
    </Flex>
  );
}
