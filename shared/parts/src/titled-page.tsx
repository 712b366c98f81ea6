import type { ReactNode } from 'react';
import { Heading, PageContainer, Stack, Text } from '@aylal/ui';

export interface TitledPageProps {
  readonly title: ReactNode;
  /** What the page is for, below its title. */
  readonly lead?: ReactNode;
  /** Of the column; a list of cards takes the whole page with `none`. */
  readonly maxWidth?: string;
  /** Above the title: the way to the page before. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** A page of one column below its title: lists, statements, forms. */
export function TitledPage({ title, lead, maxWidth = '820px', above, children }: TitledPageProps) {
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <Stack gap="4" maxWidth={maxWidth}>
        {above}
        <div>
          <Heading as="h1" size="h1">
            {title}
          </Heading>
          {lead !== undefined && (
            <Text tone="muted" marginTop="1" maxWidth="44em">
              {lead}
            </Text>
          )}
        </div>
        {children}
      </Stack>
    </PageContainer>
  );
}
