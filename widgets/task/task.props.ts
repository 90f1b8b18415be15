import type { PropsOf } from '#core/element/contract/contract.ts';
import type { taskContract } from './task.contract.ts';

export type TaskProps = PropsOf<typeof taskContract>;
