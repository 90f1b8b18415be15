import { FileText, type IconNode, Languages, Phone } from 'lucide';
import type { Category } from '#core/domain/category.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';
import { Icon } from './icon.tsx';

export const categoryIcons: Readonly<Record<Category, IconNode>> = {
  document: FileText,
  call: Phone,
  translation: Languages,
};

interface CategoryChipProps {
  category: Category;
  /** The plural: “Documents” instead of “Document”. */
  plural?: boolean;
  part?: string;
}

export function CategoryChip({ category, plural, part = 'type' }: CategoryChipProps) {
  const messages = useMessages(coreMessages);
  return (
    <span className={chip} part={part} data-category={category}>
      <Icon node={categoryIcons[category]} size={14} />
      {messages[plural ? (`${category}s` as const) : category]}
    </span>
  );
}

const chip = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-block-size: 26px;
  padding: ${space(0.5)} ${space(2.5)};
  border: 1px solid transparent;
  border-radius: 999px;
  font-size: ${textSizes.sm};
  font-weight: 600;
  line-height: 1.4;
  hyphens: none;
  &[data-category='document'] { background: ${token('color-document-tint')}; color: ${token('color-document')}; }
  &[data-category='call'] { background: ${token('color-call-tint')}; color: ${token('color-call')}; }
  &[data-category='translation'] { background: ${token('color-translation-tint')}; color: ${token('color-translation')}; }
`;
