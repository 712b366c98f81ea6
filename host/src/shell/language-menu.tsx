import { useLocale, useServices } from '@aylal/shell';
import { Menu } from '@aylal/ui';
import { IconChevronDown } from '@aylal/ui/icons';
import { languageOption, languageOptions } from '../config/language-options.ts';
import { BarTool } from './bar-item.ts';
import { useHostMessages } from '../messages/use-host-messages.ts';

/** SHELL-03: the six languages, each in its own name. */
export function LanguageMenu({ onSky }: { onSky: boolean }) {
  const t = useHostMessages();
  const { locale } = useServices();
  const now = languageOption(useLocale());
  return (
    <Menu
      align="end"
      items={languageOptions.map((option) => ({
        id: option.value,
        label: option.name,
        lang: option.value,
        current: option.value === now.value,
        onSelect: () => locale.change(option.value),
      }))}
      trigger={(props) => (
        <BarTool
          type="button"
          sky={onSky}
          aria-label={`${now.icon}, ${t('language.current', { name: now.name })}`}
          {...props}
        >
          <span lang={now.value}>{now.icon}</span>
          <IconChevronDown size={14} />
        </BarTool>
      )}
    />
  );
}
