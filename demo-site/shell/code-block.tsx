import { Check, Copy } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { useIntegratorMessages } from '#site/messages/integrators.ts';
import { Icon } from './icon.tsx';
import { useCopy } from './use-copy.ts';

interface CodeBlockProps {
  code: string;
  /** A description of the code. */
  label: ReactNode;
}

/** Code with a button that copies it. */
export function CodeBlock({ code, label }: CodeBlockProps) {
  const { code: texts } = useIntegratorMessages();
  const { outcome, copy } = useCopy();
  const text = useRef<HTMLElement>(null);
  return (
    <figure className="code-block">
      <figcaption className="code-block__head">
        <span>{label}</span>
        <button
          className="code-block__copy"
          type="button"
          onClick={() => copy(code, () => select(text.current))}
        >
          <Icon node={outcome === 'copied' ? Check : Copy} size={16} />
          {outcome === 'copied' ? texts.copied : texts.copy}
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container needs keyboard focus */}
      <pre className="code-block__code" tabIndex={0} dir="ltr" translate="no">
        <code ref={text}>{code}</code>
      </pre>
      <p className="code-block__outcome" role="status" data-outcome={outcome}>
        {outcome === 'copied' && texts.copied}
        {outcome === 'failed' && texts.copyFailed}
      </p>
    </figure>
  );
}

/** If the browser refuses access to the clipboard, the user can copy the selected code. */
function select(element: HTMLElement | null): void {
  if (element) getSelection()?.selectAllChildren(element);
}
