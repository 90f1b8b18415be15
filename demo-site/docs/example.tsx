import { RotateCcw } from 'lucide';
import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { defaultHeightOf } from '#site/embed/default-heights.ts';
import { useIntegratorMessages } from '#site/messages/integrators.ts';
import { CodeBlock } from '#site/shell/code-block.tsx';
import { Icon } from '#site/shell/icon.tsx';
import { usePreferences } from '#site/shell/preferences.ts';
import { PreviewFrame, type PreviewSize } from '#site/shell/preview-frame.tsx';
import { SegmentedControl } from '#site/shell/segmented-control.tsx';
import '#site/styles/example.css';

const sources = ['sample', 'live'] as const;

/** Heights of a preview in px: of a widget that fills a page, and of one that is a line in a page. */
const tall = 640;
const line = 136;

/** The widgets in the markup decide it. */
function heightAtFirst(markup: string): number {
  const shown = [...markup.matchAll(/(?:<dragoman-|data-dragoman=")([\w-]+)/g)];
  return shown.some(([, widget = '']) => defaultHeightOf(widget) > 0) ? tall : line;
}

/** A live example: a preview on a sample page, and its markup to copy and change. */
export function Example({ markup }: { markup: string }) {
  const { docs } = useIntegratorMessages();
  const { theme } = usePreferences();
  const id = useId();
  const [written, setWritten] = useState(markup);
  const [source, setSource] = useState<(typeof sources)[number]>('sample');
  const [height, setHeight] = useState(() => heightAtFirst(markup));
  const shown = useDebounced(written);
  // It only grows: what is read below would move.
  const fit = useCallback(
    ({ page }: PreviewSize) => setHeight((before) => Math.min(tall, Math.max(before, page))),
    [],
  );
  const content = useMemo(
    () => ({
      markup: source === 'sample' ? withSampleData(shown) : shown,
      css: '',
      look: 'bare',
      scheme: theme === 'auto' ? 'light dark' : theme,
      direction: 'ltr' as const,
      settings: {},
    }),
    [shown, source, theme],
  );
  return (
    <figure className="example" aria-label={docs.example}>
      <PreviewFrame
        className="example__frame"
        title={docs.frame}
        content={content}
        onSize={fit}
        height={height}
      />
      <div className="example__tools">
        <SegmentedControl
          legend={docs.data}
          name={`${id}-data`}
          options={sources}
          value={source}
          onChange={(option) => setSource(option)}
          label={(option) => docs[option]}
        />
        {written !== markup && (
          <button className="text-button" type="button" onClick={() => setWritten(markup)}>
            <Icon node={RotateCcw} size={16} />
            {docs.reset}
          </button>
        )}
      </div>
      <details className="example__edit">
        <summary>{docs.editable}</summary>
        <textarea
          aria-label={docs.editable}
          dir="ltr"
          translate="no"
          spellCheck={false}
          rows={written.split('\n').length + 1}
          value={written}
          onChange={({ target }) => setWritten(target.value)}
        />
      </details>
      <CodeBlock code={written} label="HTML" />
    </figure>
  );
}

/** Debounces typed text, so that the preview does not render half a tag. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), 400);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

const withSampleData = (markup: string): string =>
  markup
    .replace(/<dragoman-[\w-]+(?![^>]*\sdemo\b)/g, '$& demo')
    .replace(/data-dragoman="[\w-]+"/g, '$& data-demo="ready"');
