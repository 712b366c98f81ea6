import type { LotteryTicket } from '@aylal/contracts/lottery';
import { scratchFields } from '@aylal/domain/lottery';
import { formatMoney, useLocale } from '@aylal/shell';
import { chakra } from '@aylal/ui';
import { IconCheck, IconTicket } from '@aylal/ui/icons';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';

interface ScratchFieldsProps {
  readonly ticket: LotteryTicket;
  /** What was drawn, once the server has answered. */
  readonly known: LotteryTicket | null;
  readonly opened: ReadonlySet<number>;
  readonly onOpen: (field: number) => void;
}

/** Nine covered fields: pressed by key or pointer, or stroked over with a finger or a held button. What is under them is a sum in figures; the three that win carry a tick. */
export function ScratchFields({ ticket, known, opened, onOpen }: ScratchFieldsProps) {
  const t = useRemoteMessages();
  const locale = useLocale();
  const fields = known && scratchFields(known.prize ?? 0, known.place ?? 0, ticket.prizes, known.card_layout);
  return (
    <Board role="group" aria-label={t('scratch.board', { ticket: ticket.ticket })}>
      {Array.from({ length: 9 }, (_, index) => {
        const open = opened.has(index);
        const sum = open ? fields?.[index] : undefined;
        const wins = sum !== undefined && sum === known?.prize;
        return (
          <Field
            key={index}
            type="button"
            open={open}
            disabled={open}
            aria-label={
              sum !== undefined
                ? t('scratch.shown', { number: index + 1, sum: formatMoney(sum, locale) })
                : t(open ? 'scratch.waiting' : 'scratch.covered', { number: index + 1 })
            }
            onClick={() => onOpen(index)}
            onPointerDown={(event) => {
              // A finger holds on to where it went down; let go, it strokes over the others too.
              if (event.currentTarget.hasPointerCapture?.(event.pointerId))
                event.currentTarget.releasePointerCapture(event.pointerId);
            }}
            onPointerEnter={(event) => {
              if (event.buttons > 0 && !open) onOpen(index);
            }}
          >
            {sum !== undefined ? (
              <>
                {wins && <IconCheck size={16} />}
                {formatMoney(sum, locale)}
              </>
            ) : open ? (
              '…'
            ) : (
              <IconTicket size={24} />
            )}
          </Field>
        );
      })}
    </Board>
  );
}

const Board = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '2',
    marginBlock: '3',
    touchAction: 'none',
    userSelect: 'none',
  },
});

const Field = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '68px',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'border.control',
    bg: 'bg.muted',
    color: 'fg.muted',
    fontWeight: '600',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
  },
  variants: {
    open: { true: { bg: 'bg', color: 'fg', borderStyle: 'dashed', cursor: 'default' } },
  },
});
