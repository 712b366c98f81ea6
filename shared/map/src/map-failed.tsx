import { useSharedMessages } from '@aylal/shell';
import { Button, Flex, StatusView } from '@aylal/ui';
import { useMapTexts } from './map-texts.ts';

/** ERR-40: in the map's own place, with a way to try again; what is beside it goes on. */
export function MapFailed({ retry }: { retry: () => void }) {
  const texts = useMapTexts();
  const action = useSharedMessages();
  return (
    <Flex height="full" align="center" justify="center" bg="bg.muted" padding="4">
      <StatusView
        kind="failed"
        title={texts.failed}
        action={
          <Button variant="outline" onClick={retry}>
            {action('action.retry')}
          </Button>
        }
      >
        {texts.failedText}
      </StatusView>
    </Flex>
  );
}
