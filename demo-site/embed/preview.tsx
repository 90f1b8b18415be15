import { useEffect, useMemo, useRef, useState } from 'react';
import { useIntegratorMessages } from '#site/messages/integrators.ts';
import { type PreviewContent, PreviewFrame, type PreviewSize } from '#site/shell/preview-frame.tsx';
import { SegmentedControl } from '#site/shell/segmented-control.tsx';
import { Select } from '#site/shell/select.tsx';
import { type Configuration, hosts, shows, validAttributes, widths } from './configuration.ts';
import { elementText } from './markup.ts';
import { styleSheet } from './themes.ts';
import type { Change } from './use-configuration.ts';

/** Height of the frame on the screen in px, for every width. */
const visibleHeight = 640;

interface PreviewProps {
  configuration: Configuration;
  change: Change;
  onSize(size: PreviewSize): void;
}

/** The real widget on a sample page. */
export function Preview({ configuration, change, onSize }: PreviewProps) {
  const { embed } = useIntegratorMessages();
  const { element, host, width, show } = configuration;
  const { area, available } = useWidth();
  const content = useMemo(() => contentOf(configuration), [configuration]);
  const scale = Math.min(1, available / Number(width));
  return (
    <div className="preview">
      <div className="preview__tools">
        <Select
          aria-label={embed.host}
          value={host}
          onChange={({ target }) => change('on', { host: pick(hosts, target.value) })}
        >
          {hosts.map((name) => (
            <option key={name} value={name}>
              {embed.hosts[name]}
            </option>
          ))}
        </Select>
        <Select
          aria-label={embed.show}
          value={show}
          onChange={({ target }) => change('show', { show: pick(shows, target.value) })}
        >
          {shows.map((name) => (
            <option key={name} value={name}>
              {embed.shows[name]}
            </option>
          ))}
        </Select>
        <SegmentedControl
          legend={embed.width}
          name="preview-width"
          options={widths}
          value={width}
          onChange={(chosen) => change('wide', { width: chosen })}
          label={(option) => <bdi dir="ltr">{`${option} px`}</bdi>}
        />
      </div>
      <div className="preview__area" ref={area} style={{ blockSize: visibleHeight }}>
        <div
          className="preview__page"
          style={{ inlineSize: Number(width) * scale, blockSize: visibleHeight }}
        >
          <div style={{ transform: `scale(${scale})`, transformOrigin: '0 0', inlineSize: Number(width) }}>
            <PreviewFrame
              key={element.name}
              className="preview__frame"
              title={embed.frame(element.tag)}
              content={content}
              onSize={onSize}
              width={Number(width)}
              height={visibleHeight / scale}
            />
          </div>
        </div>
      </div>
      <p className="preview__hint">{embed.frameHint}</p>
    </div>
  );
}

function contentOf(configuration: Configuration): PreviewContent {
  const { element, tokens, campaign, host, show } = configuration;
  const demo = show === 'live' ? [] : [['demo', show] as const];
  return {
    markup: elementText(element.tag, [...validAttributes(configuration), ...demo]),
    css: styleSheet(tokens),
    look: host === 'rtl' ? 'plain' : host,
    scheme: '',
    direction: host === 'rtl' ? 'rtl' : 'ltr',
    settings: { campaign },
  };
}

const pick = <Option extends string>(options: readonly [Option, ...Option[]], value: string): Option =>
  options.find((option) => option === value) ?? options[0];

/** The available width for the frame in px. */
function useWidth() {
  const area = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState(768);
  useEffect(() => {
    const container = area.current;
    if (!container) return;
    const observer = new ResizeObserver(([entry]) => {
      // A hidden container has no width; the last one stays.
      if (entry?.contentRect.width) setAvailable(entry.contentRect.width);
    });
    observer.observe(container);
    return () => observer.disconnect();
  }, []);
  return { area, available };
}
