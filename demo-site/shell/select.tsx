import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

export function Select(props: ComponentProps<'select'>) {
  return (
    <span className="select">
      <select className="field" {...props} />
      <Icon node={ChevronDown} size={16} />
    </span>
  );
}
