import { useState } from 'react';
import type { ResultOf } from '@aylal/contracts';
import type { getHotelFilter } from '@aylal/contracts/hotels';
import { QueryView } from '@aylal/parts';
import { type DialogViewOf, messageKey, useLocale, useQuery, useServices } from '@aylal/shell';
import { CheckboxField } from '@aylal/ui/primitives';
import { Box, Button, Flex, Grid, Heading, Skeleton, Stack } from '@aylal/ui';
import { getHotelFilterQuery } from '../api/get-hotel-filter-query.ts';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';
import type { facilityFilterDialog } from '../ui/facility-filter-dialog-ref.ts';

type View = DialogViewOf<typeof facilityFilterDialog>;

/** Every facility by its kind; nothing is asked for before the button is pressed. */
function FacilityFilterDialog(view: Parameters<View['Component']>[0]) {
  const { api } = useServices();
  const filter = useQuery(getHotelFilterQuery(api, useLocale()));
  return (
    <QueryView query={filter} waiting={<Skeleton height="320px" />} failed={{ phone: false }}>
      {({ facilities }) => <Facilities facilities={facilities} {...view} />}
    </QueryView>
  );
}

type FacilitiesProps = Parameters<View['Component']>[0] & {
  readonly facilities: ResultOf<typeof getHotelFilter>['facilities'];
};

function Facilities({ facilities, props, close }: FacilitiesProps) {
  const t = useHotelsMessages();
  const [chosen, setChosen] = useState<readonly string[]>(props.chosen);
  const categories = [...new Set(facilities.map(({ category }) => category))];
  const toggle = (key: string) =>
    setChosen(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]);
  return (
    <Stack gap="4">
      {categories.map((category) => (
        <Box key={category} role="group" aria-labelledby={`facilities-${category}`}>
          <Heading as="h3" size="h3" id={`facilities-${category}`} marginBottom="1">
            {t(messageKey(`facilities.${category}`))}
          </Heading>
          <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="4">
            {facilities
              .filter((facility) => facility.category === category)
              .map(({ key, name }) => (
                <CheckboxField key={key} label={name} checked={chosen.includes(key)} onChange={() => toggle(key)} />
              ))}
          </Grid>
        </Box>
      ))}
      <Flex justify="flex-end" gap="3">
        <Button variant="ghost" onClick={() => setChosen([])}>
          {t('filters.clear')}
        </Button>
        <Button onClick={() => close(chosen)}>{t('filters.apply')}</Button>
      </Flex>
    </Stack>
  );
}

export const view: View = { title: 'filters.allTitle', Component: FacilityFilterDialog };
