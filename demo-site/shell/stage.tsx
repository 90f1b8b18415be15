import { useEffect, useRef, useState } from 'react';

/** What a stand-in page shows; `demo-site/hosts/stage` hears of it. */
export interface Scene {
  markup: string;
  css: string;
  look: string;
  scheme: string;
  direction: 'ltr' | 'rtl';
  settings: Record<string, string>;
}

export interface StageSize {
  /** Heights in px: of the first widget and of the whole page. */
  widget: number;
  page: number;
}

interface StageProps {
  title: string;
  scene: Scene;
  onSize?(size: StageSize): void;
  width?: number;
  height: number;
  className?: string;
}

/** Somebody else's page in a frame that shares nothing with this one, neither storage nor session. */
export function Stage({ title, scene, onSize, width, height, className }: StageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow) return;
      onSize?.({ widget: Number(data.widget), page: Number(data.page) });
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [onSize]);

  useEffect(() => {
    // Its origin is opaque, so it cannot be named; what it is told is no secret.
    if (loads) frame.current?.contentWindow?.postMessage(scene, '*');
  }, [loads, scene]);

  return (
    <iframe
      ref={frame}
      className={className}
      title={title}
      src="/hosts/stage.html"
      onLoad={() => setLoads((before) => before + 1)}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox allow-forms"
      style={{ inlineSize: width ?? '100%', blockSize: height }}
    />
  );
}
