import { helpRoutes, newsRoutes } from '@aylal/routes';
import { contactDialog, corporateRequestDialog, RouteLink, useLocale, useMessages, useServices } from '@aylal/shell';
import { chakra, Flex, Heading, Logo, PageContainer, Text } from '@aylal/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { acceptedCards, paymentMarks } from '../config/payment-marks.ts';
import { languageOptions } from '../config/language-options.ts';
import { support } from '../config/support.ts';
import { informationPages, type InformationPage } from '../pages/information-pages.ts';
import { withLanguage } from '../services/navigation.ts';
import { ElsewhereLinks } from './elsewhere-links.tsx';
import { entriesOf } from './menu-model.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { useMenu } from './use-menu.ts';

/** Contact, apps and social pages, pages, languages, offers by e-mail and ways to pay (SHELL-12 to SHELL-17). The mini-app has none (MINI-05). */
export function Footer() {
  const t = useMessages('host');
  const { bar, other, labelOf } = useMenu();
  return (
    <Ground data-print="hide">
      <PageContainer>
        <Columns>
          <div>
            <Logo width={94} label={t('logo')} />
            <Text tone="muted" marginTop="2">
              {t('hours.weekdays', { hours: support.weekdayHours })}
              <br />
              {t('hours.weekends', { hours: support.weekendHoursInFooter })}
            </Text>
            <Phone href={support.phoneLink}>{support.phone}</Phone>
          </div>
          <FooterList title={t('footer.services')}>
            {[...bar.flatMap(entriesOf), ...other].map((entry) => (
              <li key={entry.id}>
                <RouteLink to={entry.path}>{labelOf(entry)}</RouteLink>
              </li>
            ))}
          </FooterList>
          <FooterList title={t('footer.help')}>
            <li>
              <RouteLink to={helpRoutes.centre.to()}>{t('page.help')}</RouteLink>
            </li>
            <PageLinks list="help" />
            <DialogRow dialog={contactDialog}>{t('footer.contact')}</DialogRow>
            <DialogRow dialog={corporateRequestDialog}>{t('footer.corporate')}</DialogRow>
          </FooterList>
          <FooterList title={t('footer.about')}>
            <PageLinks list="about" />
            <li>
              <RouteLink to={newsRoutes.list.to()}>{t('page.news')}</RouteLink>
            </li>
          </FooterList>
          <LanguageLinks />
          <section>
            <NewsletterForm />
            <Heading as="h2" size="label" marginTop="5" marginBottom="2">
              {t('footer.payments')}
            </Heading>
            <Flex as="ul" gap="1.5" flexWrap="wrap" listStyleType="none">
              {[...paymentMarks, ...acceptedCards].map((mark) => (
                <PaymentMark key={mark}>{mark}</PaymentMark>
              ))}
            </Flex>
          </section>
        </Columns>
        <ElsewhereLinks />
        <Closing>
          <span>{t('footer.rights')}</span>
          <span>{t('footer.cookies')}</span>
        </Closing>
      </PageContainer>
    </Ground>
  );
}

function FooterList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Heading as="h2" size="label" marginBottom="1.5">
        {title}
      </Heading>
      <Links>{children}</Links>
    </section>
  );
}

function PageLinks({ list }: { list: InformationPage['list'] }) {
  const t = useMessages('host');
  return informationPages
    .filter((page) => page.list === list)
    .map((page) => (
      <li key={page.id}>
        <RouteLink to={page.to}>{t(`page.${page.id}`)}</RouteLink>
      </li>
    ));
}

function DialogRow({ dialog, children }: { dialog: typeof contactDialog; children: string }) {
  const { dialogs } = useServices();
  return (
    <li>
      <button type="button" onClick={() => void dialogs.open(dialog, {})}>
        {children}
      </button>
    </li>
  );
}

/** Real addresses, so that a page can be opened or sent in another language. */
function LanguageLinks() {
  const t = useMessages('host');
  const { locale } = useServices();
  const language = useLocale();
  const { search } = useLocation();
  const { path } = useMenu();
  return (
    <FooterList title={t('language.label')}>
      {languageOptions.map((option) => (
        <li key={option.value}>
          <a
            href={`${withLanguage(path, option.value)}${search}`}
            lang={option.value}
            hrefLang={option.value}
            {...(option.value === language ? { 'aria-current': 'true' as const } : {})}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              locale.change(option.value);
            }}
          >
            {option.name}
          </a>
        </li>
      ))}
    </FooterList>
  );
}

const Ground = chakra('footer', {
  base: {
    marginTop: '12',
    bg: 'bg',
    borderTopWidth: '1px',
    borderColor: 'border',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
  },
});

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    columnGap: '8',
    gridTemplateColumns: { base: '1fr 1fr', lg: '1.2fr 0.8fr 1.2fr 1.1fr 0.7fr 2fr' },
    paddingTop: '8',
    paddingBottom: '6',
    '& > :first-child, & > :last-child': { gridColumn: { base: '1 / -1', lg: 'auto' } },
  },
});

const Links = chakra('ul', {
  base: {
    listStyle: 'none',
    '& :is(a, button)': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: '44px', lg: '30px' },
      paddingBlock: '1',
      textAlign: 'start',
      cursor: 'pointer',
      color: 'fg.muted',
      _hover: { color: 'fg', textDecoration: 'underline' },
    },
    '& [aria-current]': { color: 'fg', fontWeight: '600' },
  },
});

const Phone = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    fontSize: 'lg',
    fontWeight: '600',
    color: 'fg',
  },
});

const PaymentMark = chakra('li', {
  base: {
    paddingInline: '2',
    lineHeight: '24px',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: '5px',
    fontSize: '11px',
    fontWeight: '600',
    color: 'fg.muted',
  },
});

const Closing = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2',
    paddingTop: '3.5',
    // The button that leads up floats over the corner of a phone.
    paddingBottom: { base: '20', lg: '7' },
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    textStyle: 'caption',
    color: 'fg.subtle',
  },
});
