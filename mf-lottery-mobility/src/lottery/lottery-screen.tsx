import type { Screen } from '@aylal/shell';
import { loadLottery } from './lottery-loader.ts';
import { LotteryPage } from './lottery-page.tsx';

/** ROUTE-29: the scratch lottery. */
export const screen: Screen = {
  Component: () => <LotteryPage kind="lottery" />,
  title: 'lottery.title.lottery',
  load: loadLottery,
  submit: () => import(/* webpackChunkName: "without-scripts" */ './submit-add.ts'),
};
