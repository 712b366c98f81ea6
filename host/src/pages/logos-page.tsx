import { Box, Card, Flex, Heading, LinkButton } from '@aylal/ui';
import { IconDownload } from '@aylal/ui/icons';
import { logoFiles } from '../config/logo-files.ts';
import { usePageMessages } from '../messages/use-page-messages.ts';
import { TextPage } from './text-page.tsx';

/** ROUTE-49: every form of the logo as SVG and PNG. */
export function LogosPage() {
  return <TextPage id="logos">{() => <LogoFiles />}</TextPage>;
}

function LogoFiles() {
  const t = usePageMessages();
  return (
    <Box display="grid" gap="4" gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}>
      {logoFiles.map(({ id, file, onSky }) => {
        const name = t(`logos.names.${id}`);
        return (
          <Card key={id} overflow="hidden">
            <Flex bg={onSky ? 'sky.700' : 'bg.subtle'} justifyContent="center" padding="8">
              <img src={`/brand/${file}.svg`} alt="" height="56" style={{ height: 56 }} />
            </Flex>
            <Box padding="4">
              <Heading as="h2" size="h3">
                {name}
              </Heading>
              <Flex gap="2" marginTop="3" flexWrap="wrap">
                {['SVG', 'PNG'].map((form) => (
                  <LinkButton
                    key={form}
                    variant="outline"
                    href={`/brand/${file}.${form.toLowerCase()}`}
                    download
                    aria-label={t('logos.download', { name: `${name}, ${form}` })}
                  >
                    <IconDownload size={18} />
                    {form}
                  </LinkButton>
                ))}
              </Flex>
            </Box>
          </Card>
        );
      })}
    </Box>
  );
}
