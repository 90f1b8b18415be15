import type {} from '@dragoman/widgets/preact';
import type { JSX } from 'preact';

export const grid: JSX.IntrinsicElements['dragoman-offer-grid'] = {
  class: 'offers',
  category: 'document',
  'page-size': 12,
  'ondragoman-load': ({ detail }) => console.log(detail.count.toFixed()),
  ref: (element) => element?.pageSize.toFixed(),
};
