import type { OfficeWork } from '@aylal/contracts/office';
import { formatMoney, RouteLink, useLocale } from '@aylal/shell';
import { chakra, Text } from '@aylal/ui';
import { workAddress, type WorkFilter } from '../domain/work-address.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { DueTag } from './due-tag.tsx';

export interface WorkRowProps {
  readonly item: OfficeWork;
  /** The provider's time of the list. */
  readonly now: string;
  readonly filter: WorkFilter;
  readonly current: boolean;
}

/** One piece of work in the list: what, how much, who has it, and how long it may still wait. */
export function WorkRow({ item, now, filter, current }: WorkRowProps) {
  const t = useOfficeMessages();
  const locale = useLocale();
  return (
    <Row asChild>
      <RouteLink to={workAddress(filter, item)} aria-current={current ? 'true' : undefined} preventScrollReset>
        <span>
          <Text as="span" strong display="block">
            {t(`kind.${item.kind}.name`)}
          </Text>
          <Text as="span" kind="small" tone="muted" display="block" overflowWrap="anywhere">
            {item.reference} · {item.owner ? item.owner.name : t('work.owners.nobody')}
          </Text>
        </span>
        <chakra.span textAlign="end">
          <Text as="span" display="block" whiteSpace="nowrap">
            {item.amount > 0 ? formatMoney(item.amount, locale) : '–'}
          </Text>
          <DueTag item={item} now={now} />
        </chakra.span>
      </RouteLink>
    </Row>
  );
}

const Row = chakra('a', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '3',
    alignItems: 'center',
    minHeight: '64px',
    paddingBlock: '2.5',
    paddingInline: '4',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    // Long lists: what is out of sight is not laid out.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 64px',
    _hover: { bg: 'bg.subtle' },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-current=true]': { bg: 'accent.subtle' },
  },
});
