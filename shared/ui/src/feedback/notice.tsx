import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { IconAlertTriangle, IconClockExclamation, IconInfoCircle } from '../icons/icons.ts';
import { IconCircleCheck, IconHourglass } from '../icons/journey-icons.ts';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger' | 'gold';

export type NoticeProps = {
  tone?: NoticeTone | undefined;
  title?: ReactNode | undefined;
  children?: ReactNode | undefined;
  /** In place of the tone's own sign. */
  icon?: ReactNode | undefined;
  /** A link or a small button at the end. */
  action?: ReactNode | undefined;
  /** Announces the box when it appears: `status` politely, `alert` at once. Leave out for what is there from the start. */
  live?: 'status' | 'alert' | undefined;
  id?: string | undefined;
};

const SIGNS: Record<NoticeTone, ReactNode> = {
  info: <IconInfoCircle />,
  success: <IconCircleCheck />,
  warning: <IconClockExclamation />,
  danger: <IconAlertTriangle />,
  gold: <IconHourglass />,
};

/** A coloured box with a sign and words: what happened, what it means for the money or the booking, what to do. */
export function Notice({ tone = 'info', title, children, icon, action, live, id }: NoticeProps) {
  return (
    <NoticeBox tone={tone} role={live} id={id}>
      {icon ?? SIGNS[tone]}
      {/* An action goes below words that it would leave no room. */}
      <chakra.div flex="1 1 min(14rem, 100% - 2.25rem)" minWidth="0">
        {title && <chakra.b>{title} </chakra.b>}
        {children}
      </chakra.div>
      {action}
    </NoticeBox>
  );
}

const sign = (color: string) => ({ '& > svg:first-of-type': { color, marginTop: '1px' } });

const NoticeBox = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    alignItems: 'flex-start',
    paddingBlock: '3',
    paddingInline: '3.5',
    borderWidth: '1px',
    borderRadius: 'md',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    color: 'fg',
  },
  variants: {
    tone: {
      info: { bg: 'accent.subtle', borderColor: 'accent.border', ...sign('accent.fg') },
      success: { bg: 'bg.success', borderColor: 'border.success', ...sign('fg.success') },
      warning: { bg: 'bg.warning', borderColor: 'border.warning', ...sign('fg.warning') },
      danger: { bg: 'bg.error', borderColor: 'border.error', ...sign('fg.error') },
      gold: { bg: 'gold.subtle', borderColor: 'gold.border', ...sign('gold.fg') },
    },
  },
});
