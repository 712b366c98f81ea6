import { useServices, type Screen } from '@aylal/shell';
import { AccessPage } from './access-page.tsx';

/** ROUTE-44: sets a new password, then signs in. */
function PasswordRecoveryScreen() {
  const { navigator } = useServices();
  return <AccessPage start="recover" onDone={() => navigator.go('/', { replace: true })} />;
}

export const screen: Screen = {
  Component: PasswordRecoveryScreen,
  title: 'access.title.recover',
  submit: () => import(/* webpackChunkName: "without-scripts" */ './submit-recovery.ts'),
};
