import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { RidgeScene } from '../brand/ridge-scene.tsx';
import type { RidgeMood } from '../brand/ridge-scene.tsx';

export type StatusViewProps = {
  kind: 'waiting' | 'empty' | 'none-found' | 'failed' | 'resting' | 'not-found' | 'done';
  title: ReactNode;
  /** One or two sentences; for a failure: what it means for the money or the booking. */
  children?: ReactNode | undefined;
  /** One main action, at most one more beside it. */
  action?: ReactNode | undefined;
  /** Shows the support phone as a way out. */
  phone?: boolean | undefined;
  /** `page` is a whole page with a wide horizon, `slot` is inside one. */
  size?: 'slot' | 'page' | undefined;
  /** The level of the heading; h1 for a page, h2 inside one. */
  headingAs?: 'h1' | 'h2' | 'h3' | undefined;
};

const MOODS: Record<StatusViewProps['kind'], RidgeMood> = {
  waiting: 'dawn',
  empty: 'dawn',
  'none-found': 'dot',
  failed: 'cross',
  resting: 'moon',
  'not-found': 'dot',
  done: 'dawn',
};

/** A state that has no content: waiting for an answer, nothing yet, nothing found, failed, unavailable, no such page. */
export function StatusView({ kind, title, children, action, phone, size = 'slot', headingAs }: StatusViewProps) {
  const page = size === 'page';
  return (
    <chakra.section
      display="grid"
      justifyItems="center"
      textAlign="center"
      textWrap="balance"
      gap="1"
      paddingBlock={page ? '6' : '4'}
      role={kind === 'failed' ? 'alert' : kind === 'waiting' || kind === 'none-found' ? 'status' : undefined}
    >
      <RidgeScene mood={MOODS[kind]} wide={page} />
      <chakra.h2
        as={headingAs ?? (page ? 'h1' : 'h2')}
        textStyle={page ? { base: 'h1Phone', lg: 'h1' } : 'h3'}
        marginTop="2"
      >
        {title}
      </chakra.h2>
      {children && (
        <chakra.div
          color="fg.muted"
          maxWidth="36em"
          {...(page ? { textStyle: 'lead', marginTop: '1.5' } : { fontSize: '0.875rem', lineHeight: '1.25rem' })}
        >
          {children}
        </chakra.div>
      )}
      {(action || phone) && (
        <chakra.div
          display="flex"
          flexWrap="wrap"
          justifyContent="center"
          alignItems="center"
          gap="3"
          marginTop={page ? '5' : '3'}
        >
          {action}
          {phone && <SupportPhoneLink />}
        </chakra.div>
      )}
    </chakra.section>
  );
}

/** GAP-04: the number people know, dialled in its international form. */
export function SupportPhoneLink() {
  return (
    <chakra.a href="tel:+97618004444" color="accent.fg" fontWeight="600" whiteSpace="nowrap" paddingBlock="3">
      1800 4444
    </chakra.a>
  );
}
