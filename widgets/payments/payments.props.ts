import type { PropsOf } from '#core/element/contract/contract.ts';
import type { paymentsContract } from './payments.contract.ts';

/** The element's attributes, for the views of one person. */
export type MoneyViewProps = PropsOf<typeof paymentsContract> & { personId: string };
