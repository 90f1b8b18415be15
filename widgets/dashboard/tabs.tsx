/** The tabs whose code is loaded when they open, or once the first one is shown. */
import { separatePart } from '#core/ui/separate-part.tsx';
import { Skeleton } from '#core/ui/skeleton.tsx';
import type { BookedTasksProps } from '#widgets/dashboard/tasks/booked-tasks.tsx';
import { OfferGridSkeleton } from '#widgets/dashboard/tasks/offer-grid-skeleton.tsx';
import type { RequestListsProps } from './dashboard.props.ts';

/** While it is not known which tab opens, too. */
export function LoadingTab() {
  return (
    <slot name="loading">
      <Skeleton>
        <OfferGridSkeleton />
      </Skeleton>
    </slot>
  );
}

const booked = separatePart<BookedTasksProps>(async () => {
  const { BookedTasks: View, catalogues } = await import('#widgets/dashboard/tasks/booked-tasks.tsx');
  return { View, catalogues };
}, LoadingTab);

const requests = separatePart<RequestListsProps>(async () => {
  const { RequestLists: View, catalogues } = await import('#widgets/dashboard/requests/request-lists.tsx');
  return { View, catalogues };
}, LoadingTab);

export const BookedTasks = booked.View;
export const RequestLists = requests.View;

export function preloadTabs(): void {
  booked.preload();
  requests.preload();
}
