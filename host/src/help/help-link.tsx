import type { MouseEvent, ReactNode } from 'react';
import { helpRoutes } from '@aylal/routes';
import { helpArticleDialog, RouteLink, useServices } from '@aylal/shell';

/** A question: a press opens its answer over the page (MODAL-43), and it still is a link to the article's own page (ROUTE-17). */
export function HelpLink({ helperSlug, slug, children }: { helperSlug: string; slug: string; children: ReactNode }) {
  const { dialogs } = useServices();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    void dialogs.open(helpArticleDialog, { helperSlug, slug });
  };
  return (
    <RouteLink to={helpRoutes.article.to({ helperSlug, slug })} onClick={open}>
      {children}
    </RouteLink>
  );
}
