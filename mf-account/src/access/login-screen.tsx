import { accountRoutes } from '@aylal/routes';
import { useSearchParams, useServices, type Screen } from '@aylal/shell';
import { pageAfterSignIn } from '../domain/page-after-sign-in.ts';
import { AccessPage } from './access-page.tsx';
import { registerKey } from './plain-access-fields.ts';

/** ROUTE-43: signs in, then goes to `next`, a page of ours. */
function LoginScreen() {
  const [search] = useSearchParams();
  const { navigator } = useServices();
  const next = accountRoutes.login.readSearch(search)?.next;
  const start = search.has(registerKey) ? 'register' : 'sign-in';
  return <AccessPage key={start} start={start} onDone={() => navigator.go(pageAfterSignIn(next), { replace: true })} />;
}

export const screen: Screen = {
  Component: LoginScreen,
  title: 'access.pageTitle',
  submit: () => import(/* webpackChunkName: "without-scripts" */ './submit-access.ts'),
};
