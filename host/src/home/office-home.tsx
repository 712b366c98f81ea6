import { Navigate } from 'react-router';
import { useLocale } from '@aylal/shell';
import { useShell } from '../app/shell-context.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { menuModel } from '../shell/menu-model.ts';

/** The office has no page of its own at `/`: it begins with the first entry of its menu. */
export function OfficeHome() {
  const locale = useLocale();
  const first = menuModel(useShell().descriptors).bar.find((node) => node.kind === 'link');
  return first ? <Navigate to={`/${locale}${first.entry.path}`} replace /> : <NotFoundPage />;
}
