import type {} from '@dragoman/widgets/vue';
import type { GlobalComponents } from 'vue';

export const grid: GlobalComponents['dragoman-offer-grid']['props'] = {
  class: 'offers',
  category: 'document',
  pageSize: 12,
  onDragomanLoad: ({ detail }) => console.log(detail.count.toFixed()),
};
