import type {} from '@dragoman/widgets/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

export const grid: SvelteHTMLElements['dragoman-offer-grid'] = {
  class: 'offers',
  category: 'document',
  'page-size': 12,
  'ondragoman-load': ({ detail }) => console.log(detail.count.toFixed()),
  'on:dragoman-load': ({ detail }) => console.log(detail.total.toFixed()),
};
