import { Check, Copy } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { useIntegratorMessages } from '#site/messages/integrators.ts';
import { Icon } from './icon.tsx';
import { useCopy } from './use-copy.ts';
import '#site/styles/code-block.css';

interface CodeBlockProps {
  code: string;
  /** What the code is, in words. */
  label: ReactNode;
}

/** Code to take along. */
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
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

/** Where the browser does not let us write to the clipboard, the person’s own copying takes what is selected. */
function select(place: HTMLElement | null): void {
  if (place) getSelection()?.selectAllChildren(place);
}
