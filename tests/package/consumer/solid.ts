import type {} from '@dragoman/widgets/solid';
import type { JSX } from 'solid-js';

export const grid: JSX.IntrinsicElements['dragoman-offer-grid'] = {
  class: 'offers',
  category: 'document',
  'attr:page-size': 12,
  'prop:languages': ['de', 'en'],
  'on:dragoman-load': ({ detail }) => console.log(detail.count.toFixed()),
};
