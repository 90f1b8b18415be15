import { useEffect, useRef, useState } from 'react';
import { useIsHydrated } from '#core/ui/use-is-hydrated.ts';

/** What the sample page shows. `demo-site/hosts/preview/preview.js` receives it. */
export interface PreviewContent {
  markup: string;
  css: string;
  look: string;
  scheme: string;
  direction: 'ltr' | 'rtl';
  settings: Record<string, string>;
}

export interface PreviewSize {
  /** Heights in px of the first widget and of the whole page. */
  widget: number;
  page: number;
}

interface PreviewFrameProps {
  title: string;
  content: PreviewContent;
  onSize?(size: PreviewSize): void;
  width?: number;
  height: number;
  className?: string;
}

/** A sample host page in a sandboxed iframe, which shares neither storage nor session with this page. */
export function PreviewFrame({ title, content, onSize, width, height, className }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  // Nobody would hear that a frame of the server's markup has loaded.
  const isHydrated = useIsHydrated();

  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow) return;
      onSize?.({ widget: Number(data.widget), page: Number(data.page) });
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [onSize]);

  useEffect(() => {
    // The iframe's origin is opaque, so `*` is the only possible target. The message contains no secrets.
    if (loads) frame.current?.contentWindow?.postMessage(content, '*');
  }, [loads, content]);

  return (
    <iframe
      ref={frame}
      className={className}
      title={title}
      src={isHydrated ? '/embed/preview/page.html' : undefined}
      height={height}
      onLoad={() => setLoads((before) => before + 1)}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox allow-forms"
      style={isHydrated ? { inlineSize: width ?? '100%', blockSize: height } : undefined}
    />
  );
}
