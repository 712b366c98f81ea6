import { useState } from 'react';
import { RouteLink } from '@aylal/shell';
import { Box, Button, Chip, LinkButton, Sheet, TextLink } from '@aylal/ui';
import { WithoutScripts, WithScripts } from '@aylal/ui/primitives';
import { IconAdjustmentsHorizontal } from '@aylal/ui/icons';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';
import { activeFilterCount, withoutFilters } from './results-address.ts';
import { filtersId } from './results-frame.tsx';

/** The filters of a phone: a chip with their number, and a sheet whose button says what will be seen; without scripts a link down to them. */
export function FilterSheet(props: FilterPanelProps) {
  const t = useFlightsMessages();
  const [open, setOpen] = useState(false);
  const { view, choice, addressOf } = props;
  const active = activeFilterCount(choice);
  return (
    <Box display={{ lg: 'none' }}>
      <WithoutScripts>
        <TextLink href={`#${filtersId}`} display="inline-block" paddingBlock="2.5">
          {t('filters.title')}
        </TextLink>
      </WithoutScripts>
      <WithScripts>
        <Chip size="touch" pressed={active > 0} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <IconAdjustmentsHorizontal size={18} />
          {active > 0 ? t('filters.titleCount', { count: active }) : t('filters.title')}
        </Chip>
        <Sheet
          open={open}
          onClose={() => setOpen(false)}
          title={t('filters.title')}
          height="tall"
          footer={
            <>
              <LinkButton asChild variant="ghost">
                <RouteLink to={addressOf(withoutFilters(choice))} replace preventScrollReset>
                  {t('filters.clear')}
                </RouteLink>
              </LinkButton>
              <Button flex="1" onClick={() => setOpen(false)}>
                {t('filters.show', { count: view.shown.length })}
              </Button>
            </>
          }
        >
          <FilterPanel {...props} hideTitle />
        </Sheet>
      </WithScripts>
    </Box>
  );
}
