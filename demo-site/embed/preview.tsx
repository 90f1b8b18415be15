import { useEffect, useMemo, useRef, useState } from 'react';
import { useIntegratorMessages } from '#site/messages/integrators.ts';
import { Segments } from '#site/shell/segments.tsx';
import { Select } from '#site/shell/select.tsx';
import { type Scene, Stage, type StageSize } from '#site/shell/stage.tsx';
import { type Configuration, hosts, shows, validAttributes, widths } from './configuration.ts';
import { elementText } from './markup.ts';
import { styleSheet } from './themes.ts';
import type { Change } from './use-configuration.ts';

/** Height of the frame on the screen, in px, whatever width it stands for. */
const visibleHeight = 640;

interface PreviewProps {
  configuration: Configuration;
  change: Change;
  onSize(size: StageSize): void;
}

/** The real widget on a stand-in page. */
export function Preview({ configuration, change, onSize }: PreviewProps) {
  const { embed } = useIntegratorMessages();
  const { element, host, width, show } = configuration;
  const { room, available } = useWidth();
  const scene = useMemo(() => sceneOf(configuration), [configuration]);
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
        <Segments
          legend={embed.width}
          name="preview-width"
          words={widths}
          chosen={width}
          onChoose={(chosen) => change('wide', { width: chosen })}
          label={(word) => <bdi dir="ltr">{`${word} px`}</bdi>}
        />
      </div>
      <div className="preview__room" ref={room} style={{ blockSize: visibleHeight }}>
        <div
          className="preview__page"
          style={{ inlineSize: Number(width) * scale, blockSize: visibleHeight }}
        >
          <div style={{ transform: `scale(${scale})`, transformOrigin: '0 0', inlineSize: Number(width) }}>
            <Stage
              key={element.name}
              className="preview__frame"
              title={embed.frame(element.tag)}
              scene={scene}
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

function sceneOf(configuration: Configuration): Scene {
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

const pick = <Word extends string>(words: readonly [Word, ...Word[]], value: string): Word =>
  words.find((word) => word === value) ?? words[0];

/** How much room the frame has, in px, as it changes. */
function useWidth() {
  const room = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState(768);
  useEffect(() => {
    const place = room.current;
    if (!place) return;
    const observer = new ResizeObserver(([entry]) => {
      // Hidden, it has none, and nothing to be fitted into it.
      if (entry?.contentRect.width) setAvailable(entry.contentRect.width);
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return { room, available };
}
