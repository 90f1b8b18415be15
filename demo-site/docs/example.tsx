import { RotateCcw } from 'lucide';
import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { useIntegratorMessages } from '#site/messages/integrators.ts';
import { CodeBlock } from '#site/shell/code-block.tsx';
import { Icon } from '#site/shell/icon.tsx';
import { usePreferences } from '#site/shell/preferences.ts';
import { Segments } from '#site/shell/segments.tsx';
import { Stage, type StageSize } from '#site/shell/stage.tsx';
import '#site/styles/example.css';

const sources = ['sample', 'live'] as const;

/** Markup at work: to copy, to change, and to see on a page of its own. */
export function Example({ markup }: { markup: string }) {
  const { docs } = useIntegratorMessages();
  const { theme } = usePreferences();
  const id = useId();
  const [written, setWritten] = useState(markup);
  const [source, setSource] = useState<(typeof sources)[number]>('sample');
  const [height, setHeight] = useState(240);
  const shown = useSettled(written);
  const fit = useCallback(({ page }: StageSize) => setHeight(Math.min(640, Math.max(120, page))), []);
  const scene = useMemo(
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
      <Stage className="example__frame" title={docs.frame} scene={scene} onSize={fit} height={height} />
      <div className="example__tools">
        <Segments
          legend={docs.data}
          name={`${id}-data`}
          words={sources}
          chosen={source}
          onChoose={(word) => setSource(word)}
          label={(word) => docs[word]}
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

/** What somebody types, once they pause: half a tag is no example. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 400);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

const withSampleData = (markup: string): string =>
  markup
    .replace(/<dragoman-[\w-]+(?![^>]*\sdemo\b)/g, '$& demo')
    .replace(/data-dragoman="[\w-]+"/g, '$& data-demo="ready"');
