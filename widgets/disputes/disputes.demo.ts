import type { Dispute } from '#core/domain/dispute.ts';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 15);
const when = (day: number, hour: number) => at(day, hour).toISOString();
const file = { version: 1, type: '', created_by: '', created_at: '' };
const step = { cause: 'party', message: null } as const;

export const sampleDisputes = (): Dispute[] => [
  {
    id: 'sample-41',
    taskId: 41,
    title: 'Website of a bakery, German to English',
    amount: 13_500,
    openedAt: at(20, 9),
    statusBefore: 'delivered',
    parties: {
      customer: {
        name: 'Mira Okafor',
        text: 'Two of the five pages are missing, and the prices on the menu are wrong. I asked for changes twice.',
        hasOpened: true,
        proposal: null,
      },
      owner: {
        name: 'Jonas Weber',
        text: 'Three pages were agreed. The menu changed after I had delivered it.',
        hasOpened: false,
        proposal: { ownerPercent: 80, text: '' },
      },
    },
    history: [
      { ...step, from: null, to: 'accepted', by: 'customer', at: when(10, 10) },
      { ...step, from: 'accepted', to: 'in_progress', by: 'owner', at: when(11, 8) },
      {
        ...step,
        from: 'in_progress',
        to: 'delivered',
        by: 'owner',
        at: when(18, 17),
        message: 'Here are the pages.',
      },
      { ...step, from: 'delivered', to: 'disputed', by: 'customer', at: when(20, 9) },
    ],
    documents: [
      { ...file, id: 'sample-1', name: 'menu.pdf', size: 182_400, kind: 'source' },
      { ...file, id: 'sample-2', name: 'pages-en.docx', size: 48_100, kind: 'deliverable' },
    ],
    messages: [
      { id: 'm1', text: 'Could you send the other two pages?', by: 'customer', at: at(19, 9) },
      {
        id: 'm2',
        text: 'We agreed on three. I am glad to do them for two more hours.',
        by: 'owner',
        at: at(19, 11),
      },
    ],
  },
  {
    id: 'sample-57',
    taskId: 57,
    title: 'Interpreting at the registry office',
    amount: 4500,
    openedAt: at(21, 16),
    statusBefore: 'in_progress',
    parties: {
      customer: { name: 'Haruto Sato', text: '', hasOpened: false, proposal: null },
      owner: {
        name: 'Paweł Zieliński',
        text: 'Nobody answered the call. I waited for an hour.',
        hasOpened: true,
        proposal: null,
      },
    },
    history: [{ ...step, from: null, to: 'accepted', by: 'customer', at: when(14, 10) }],
    documents: [],
    messages: [],
  },
];
