import { helpRoutes, newsRoutes } from '@aylal/routes';
import { contactDialog, corporateRequestDialog, RouteLink, useLocale, useServices } from '@aylal/shell';
import { Box, Heading, Logo, PageContainer } from '@aylal/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { WithoutScripts, WithScripts } from '@aylal/ui/primitives';
import { footerId } from '../config/footer-id.ts';
import { languageOptions } from '../config/language-options.ts';
import { support } from '../config/support.ts';
import { informationPages, type InformationPage } from '../pages/information-pages.ts';
import { withLanguage } from '../services/navigation.ts';
import { AnswerHours } from './answer-hours.tsx';
import { SocialLinks } from './social-links.tsx';
import { FooterMarks } from './footer-marks.tsx';
import { Closing, Columns, Ground, Links, Phone } from './footer-parts.ts';
import { entriesOf } from './menu-model.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { useMenu } from './use-menu.ts';
import { useHostMessages } from '../messages/use-host-messages.ts';

const PlainFooter = lazy(async () => {
  const { PlainFooter: Component } = await import(/* webpackChunkName: "without-scripts" */ './plain-footer.tsx');
  return { default: Component };
});

/** Contact, apps and social pages, pages, languages, offers by e-mail and ways to pay (SHELL-12 to SHELL-17). The mini-app has none (MINI-05). */
export function Footer() {
  const t = useHostMessages();
  const { bar, other, labelOf } = useMenu();
  return (
    <Ground id={footerId} data-print="hide">
      <PageContainer>
        <Columns>
          <div>
            <Logo width={94} label={t('logo')} />
            <Box marginTop="2">
              <AnswerHours of="phoneLine" weekends={support.weekendHoursInFooter} />
            </Box>
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
          <div>
            <LanguageLinks />
          </div>
          <section>
            <WithScripts>
              <NewsletterForm />
            </WithScripts>
            <WithoutScripts>
              <Suspense>
                <PlainFooter />
              </Suspense>
            </WithoutScripts>
            <FooterMarks />
          </section>
        </Columns>
        <SocialLinks />
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
  const t = useHostMessages();
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
  const t = useHostMessages();
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
