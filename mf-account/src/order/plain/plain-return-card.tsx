import { useId, type ReactNode } from 'react';
import { FormKey } from '@aylal/forms';
import { Card, Heading, Stack } from '@aylal/ui';

/** A form without scripts that gives something back, under its title. */
export function PlainReturnCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card padded as="section" aria-labelledby={id}>
      <form method="post" noValidate>
        <FormKey />
        <Stack gap="4">
          <Heading size="h2" id={id}>
            {title}
          </Heading>
          {children}
        </Stack>
      </form>
    </Card>
  );
}
