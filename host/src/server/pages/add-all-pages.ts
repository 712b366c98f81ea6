import type { FastifyInstance } from 'fastify';
import { addForms } from './add-forms.ts';
import { addNames } from './add-names.ts';
import { addPages } from './add-pages.ts';
import { addPaymentLease } from './add-payment-lease.ts';
import { addPresentAnswers } from './add-present-answers.ts';
import { addPublicBoot } from './add-public-boot.ts';
import { addReadAnswers } from './add-read-answers.ts';
import { addReleaseAnswers } from './add-release-answers.ts';
import { addSitemap } from './add-sitemap.ts';
import { descriptorsIn } from './descriptors-in.ts';
import type { PageOptions } from './page-options.ts';

/** The pages of a host, and what they ask of it. Boot documents for other hosts, the sitemap, payments and forms without scripts are the shop's alone. */
export async function addAllPages(app: FastifyInstance, pages: PageOptions): Promise<void> {
  addReleaseAnswers(app, pages);
  addReadAnswers(app, pages);
  addPresentAnswers(app, pages);
  addNames(app, pages);
  addPages(app, pages);
  if (pages.office) return;
  addPublicBoot(app, pages);
  const { publicUrl, content, source } = pages;
  addSitemap(app, { publicUrl, content, descriptors: () => descriptorsIn(source, 'web') });
  addPaymentLease(app, pages);
  await app.register((scope) => addForms(scope, pages));
}
