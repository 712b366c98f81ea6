import { Card, Heading } from '@aylal/ui';
import { useId, type ReactNode } from 'react';

/** A part of an office page below its heading. */
export function SectionCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card padded aria-labelledby={id}>
      <Heading as="h2" size="h3" id={id} marginBottom="2">
        {title}
      </Heading>
      {children}
    </Card>
  );
}
