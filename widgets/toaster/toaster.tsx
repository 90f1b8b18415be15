import type { PropsOf } from '#core/element/contract/contract.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { NoticeList } from '#core/ui/notice-list.tsx';
import type { toasterContract } from './toaster.contract.ts';
import { useConnectionNotices, useNotices, useSampleNotices } from './toaster.data.ts';

type Props = PropsOf<typeof toasterContract>;

export function Toaster({ placement, duration }: Props) {
  const { demo } = useWidget();
  useConnectionNotices();
  const page = useNotices();
  const sample = useSampleNotices();
  const { notices, dismiss } = demo ? sample : page;
  return <NoticeList notices={notices} onDismiss={dismiss} duration={duration} placement={placement} />;
}
