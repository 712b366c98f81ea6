import type { Screen } from '@aylal/shell';
import { loadLottery } from './lottery-loader.ts';
import { LotteryPage } from './lottery-page.tsx';

/** ROUTE-32: the instant lottery. */
export const screen: Screen = {
  Component: () => <LotteryPage kind="ilottery" />,
  title: 'lottery.title.ilottery',
  load: loadLottery,
  submit: () => import(/* webpackChunkName: "without-scripts" */ './submit-add.ts'),
};
