import { Text } from '@aylal/ui';
import { usePayLaterMessages } from './pay-later-messages.ts';

/** Nothing can be offered for so little. */
export function TooSmall() {
  return <Text>{usePayLaterMessages()('tooSmall')}</Text>;
}
