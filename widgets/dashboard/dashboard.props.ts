import type { PropsOf } from '#core/element/contract/contract.ts';
import type { dashboardContract } from './dashboard.contract.ts';

export type DashboardProps = PropsOf<typeof dashboardContract>;

export interface RequestListsProps extends DashboardProps {
  personId: string;
}
