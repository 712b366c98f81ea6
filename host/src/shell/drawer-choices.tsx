import { useId, useState, type ReactNode } from 'react';
import { useLocale, usePrice, useServices } from '@aylal/shell';
import { Chip, Flex, Box } from '@aylal/ui';
import { IconCheck, IconCurrencyTugrik, IconLanguage } from '@aylal/ui/icons';
import { currencyOptions } from '../config/currency-options.ts';
import { languageOption, languageOptions } from '../config/language-options.ts';
import { DrawerRow } from './drawer-row.ts';
import { useHostMessages } from '../messages/use-host-messages.ts';

/** Language and currency in the phone's menu: two chips, each opening its list in place. */
export function DrawerChoices({ onChosen }: { onChosen: () => void }) {
  const t = useHostMessages();
  const listId = useId();
  const { locale, currency: currencies } = useServices();
  const language = languageOption(useLocale());
  const { currency } = usePrice();
  const [open, setOpen] = useState<'language' | 'currency' | null>(null);
  const toggle = (which: 'language' | 'currency') => ({
    'aria-expanded': open === which,
    'aria-controls': open === which ? listId : undefined,
    onClick: () => setOpen(open === which ? null : which),
  });
  return (
    <Box paddingBlock="3">
      <Flex gap="2" paddingInline="4">
        <Chip flex="1" size="touch" aria-label={t('language.current', { name: language.name })} {...toggle('language')}>
          <IconLanguage size={18} />
          <span lang={language.value}>{language.name}</span>
        </Chip>
        <Chip flex="1" size="touch" aria-label={t('currency.current', { code: currency })} {...toggle('currency')}>
          <IconCurrencyTugrik size={18} />
          {currency}
        </Chip>
      </Flex>
      {open === 'language' && (
        <ChoiceList id={listId} label={t('language.label')}>
          {languageOptions.map((option) => (
            <ChoiceRow
              key={option.value}
              chosen={option.value === language.value}
              lang={option.value}
              onChoose={() => {
                onChosen();
                locale.change(option.value);
              }}
            >
              {option.name}
            </ChoiceRow>
          ))}
        </ChoiceList>
      )}
      {open === 'currency' && (
        <ChoiceList id={listId} label={t('currency.label')}>
          {currencyOptions.map(({ id, icon }) => (
            <ChoiceRow key={id} chosen={id === currency} onChoose={() => currencies.change(id)}>
              {`${icon} ${id} · ${t(`currency.${id}`)}`}
            </ChoiceRow>
          ))}
        </ChoiceList>
      )}
    </Box>
  );
}

function ChoiceList({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <Box as="ul" id={id} aria-label={label} listStyleType="none" marginTop="2">
      {children}
    </Box>
  );
}

function ChoiceRow({
  chosen,
  lang,
  onChoose,
  children,
}: {
  chosen: boolean;
  lang?: string;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <li>
      <DrawerRow
        as="button"
        width="full"
        justifyContent="space-between"
        aria-pressed={chosen}
        lang={lang}
        onClick={onChoose}
      >
        {children}
        {chosen && <IconCheck size={18} />}
      </DrawerRow>
    </li>
  );
}
