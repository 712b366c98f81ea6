import { formatNumber, useLocale } from '@aylal/shell';
import { chakra } from '@aylal/ui';
import { useHotelsMessages } from './use-hotels-messages.ts';

/** What guests say, of ten. */
export function ScoreMark({ score }: { score: number }) {
  const t = useHotelsMessages();
  const figure = formatNumber(score, useLocale(), 1);
  return (
    <Mark>
      <chakra.span srOnly>{t('score.of', { score: figure })}</chakra.span>
      <span aria-hidden>{figure}</span>
    </Mark>
  );
}

const Mark = chakra('span', {
  base: {
    alignSelf: 'flex-start',
    flexShrink: 0,
    paddingBlock: '1',
    paddingInline: '2',
    borderRadius: 'md',
    borderBottomLeftRadius: '0',
    bg: 'accent.solid',
    color: 'white',
    fontWeight: '600',
  },
});
