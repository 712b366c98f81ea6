import type { LocalDate } from '@aylal/domain/calendar';
import { formatDay, RouteLink, useLocale } from '@aylal/shell';
import { chakra, Text } from '@aylal/ui';
import { IconArrowRight } from '@aylal/ui/icons';
import type { BothWays } from '../domain/both-ways.ts';
import { useBusMessages } from './use-bus-messages.ts';

interface WaySwitchProps {
  ways: BothWays;
  /** The day of the way that is shown. */
  date: LocalDate;
  /** The address of the way that is shown, and of the other one. */
  here: string;
  there: string;
}

/** A journey there and back: each way with its day, the one that is shown marked; each is booked by itself. */
export function WaySwitch({ ways, date, here, there }: WaySwitchProps) {
  const t = useBusMessages();
  const locale = useLocale();
  const way = (name: BothWays['shown']) => {
    const isShown = name === ways.shown;
    return (
      <Way asChild shown={isShown} way={name}>
        <RouteLink to={isShown ? here : there} aria-current={isShown ? 'true' : undefined}>
          <IconArrowRight size={20} />
          <span>
            <Text as="span" kind="small" tone="muted" display="block">
              {t(`ways.${name}`)}
            </Text>
            <chakra.b>{formatDay(isShown ? date : ways.other, locale)}</chakra.b>
          </span>
        </RouteLink>
      </Way>
    );
  };
  return (
    <div>
      <Ways aria-label={t('ways.title')}>
        {way('out')}
        {way('back')}
      </Ways>
      <Text kind="small" tone="muted" marginTop="2">
        {t('ways.note')}
      </Text>
    </div>
  );
}

const Ways = chakra('nav', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '2', maxWidth: '560px' },
});

const Way = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '60px',
    paddingInline: '3',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'lg',
    bg: 'bg',
    color: 'fg',
    _hover: { borderColor: 'border.control' },
    '& svg': { flex: 'none', color: 'fg.muted' },
  },
  variants: {
    way: { out: {}, back: { '& svg': { rotate: '180deg' } } },
    shown: { true: { bg: 'accent.subtle', borderColor: 'accent.solid' } },
  },
});
