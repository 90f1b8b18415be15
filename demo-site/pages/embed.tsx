import { Check, Link2, RotateCcw } from 'lucide';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useIsHydrated } from '#core/ui/use-is-hydrated.ts';
import { Code } from '#site/embed/code.tsx';
import { readConfiguration } from '#site/embed/configuration.ts';
import { Preview } from '#site/embed/preview.tsx';
import { Settings } from '#site/embed/settings.tsx';
import { useConfiguration } from '#site/embed/use-configuration.ts';
import { useIntegratorMessages } from '#site/messages/integrators.ts';
import { Icon } from '#site/shell/icon.tsx';
import { Loading } from '#site/shell/loading.tsx';
import type { PreviewSize } from '#site/shell/preview-frame.tsx';
import { SegmentedControl } from '#site/shell/segmented-control.tsx';
import { useCopy } from '#site/shell/use-copy.ts';
import { useTitle } from '#site/shell/use-title.ts';
import '#site/styles/embed.css';

/** `/Embed`: the embed builder. */
export function Embed() {
  return (
    <Suspense fallback={<Loading />}>
      <Builder />
    </Suspense>
  );
}

const views = ['settings', 'preview', 'code'] as const;

function Builder() {
  const { embed } = useIntegratorMessages();
  const [configuration, change] = useConfiguration();
  const [view, setView] = useState<(typeof views)[number]>('preview');
  // The widths of the preview depend on the screen, which a server does not know.
  const isHydrated = useIsHydrated();
  const [{ widget: measured }, setSize] = useState<PreviewSize>({ widget: 0, page: 0 });
  useTitle(embed.title);
  return (
    <div className="container page embed" data-view={view}>
      <header className="embed__head">
        <div>
          <h1>{embed.title}</h1>
          <p className="lead">{embed.lead}</p>
        </div>
        <p className="embed__links">
          <Link className="quiet-link" to="/Docs">
            {embed.docs}
          </Link>
          <CopyLink />
          <button
            className="text-button"
            type="button"
            onClick={() => change('reset', readConfiguration(new URLSearchParams()))}
          >
            <Icon node={RotateCcw} size={16} />
            {embed.startOver}
          </button>
        </p>
      </header>
      <SegmentedControl
        className="embed__views"
        legend={embed.views}
        name="view"
        options={views}
        value={view}
        onChange={(option) => setView(option)}
        label={(option) => embed[option]}
      />
      {isHydrated ? (
        <>
          <section className="embed__settings" data-shown={view === 'settings'} aria-label={embed.settings}>
            <Settings configuration={configuration} change={change} measured={measured} />
          </section>
          <div className="embed__result">
            <section
              className="embed__preview"
              data-shown={view === 'preview'}
              aria-labelledby="embed-preview"
            >
              <h2 id="embed-preview">{embed.preview}</h2>
              <Preview configuration={configuration} change={change} onSize={setSize} />
            </section>
            <section className="embed__code" data-shown={view === 'code'} aria-labelledby="embed-code">
              <h2 id="embed-code">{embed.code}</h2>
              <Code configuration={configuration} change={change} />
            </section>
          </div>
        </>
      ) : (
        <div className="fills-screen" />
      )}
    </div>
  );
}

function CopyLink() {
  const { embed, code } = useIntegratorMessages();
  const { outcome, copy } = useCopy();
  return (
    <>
      <button className="text-button" type="button" onClick={() => copy(location.href)}>
        <Icon node={outcome === 'copied' ? Check : Link2} size={16} />
        {outcome === 'copied' ? code.copied : embed.link}
      </button>
      <span className="visually-hidden" role="status">
        {outcome === 'copied' && code.copied}
        {outcome === 'failed' && code.copyFailed}
      </span>
    </>
  );
}
