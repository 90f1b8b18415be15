/** The React root of every widget: its settings, language, request cache and error boundary around the view. */
import { type ComponentType, useEffect, useLayoutEffect, useMemo } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { errorDetail } from '#core/hooks/data/use-resource.ts';
import { usePartnerCounts } from '#core/hooks/partner/use-partner-counts.ts';
import { RenderedSessionContext, WidgetContext, type WidgetSettings } from '#core/hooks/widget-context.ts';
import type { MessageOverrides } from '#core/i18n/catalogue.ts';
import { LocaleContext } from '#core/i18n/context.ts';
import type { SessionState } from '#core/session/session-state.ts';
import { Crashed } from './crashed.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

interface WidgetRootProps {
  View: ComponentType<Record<string, unknown>>;
  props: Record<string, unknown>;
  settings: WidgetSettings;
  /** What a server knew of the session, while the view renders as it did there. */
  rendered?: SessionState;
  /** The request cache. */
  requests: SWRConfiguration;
  locale: string;
  overrides: MessageOverrides;
  /** Counts the changes of attributes and properties by the page. */
  revision: number;
  /** The view is in the document. */
  onShown(): void;
  /** The effects of the view have run: first, and once it reads by other requests. */
  onReady(): void;
}

export function WidgetRoot({
  View,
  props,
  settings,
  rendered,
  requests,
  locale,
  overrides,
  revision,
  onShown,
  onReady,
}: WidgetRootProps) {
  const language = useMemo(() => ({ locale, overrides }), [locale, overrides]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other requests it is another view to its caller.
  useEffect(onReady, [onReady, requests]);
  usePartnerCounts(settings);

  return (
    <div>
      <Shown onShown={onShown} />
      <WidgetContext value={settings}>
        <RenderedSessionContext value={rendered ?? null}>
          <LocaleContext value={language}>
            <SWRConfig value={requests}>
              <ErrorBoundary
                revision={revision}
                onError={(error) => settings.emit('dragoman-error', errorDetail(error))}
                fallback={(_error, retry) => <Crashed onRetry={retry} />}
              >
                <View {...props} />
              </ErrorBoundary>
            </SWRConfig>
          </LocaleContext>
        </RenderedSessionContext>
      </WidgetContext>
    </div>
  );
}

/** Before the view: its layout effects run after this one, and measure what is visible. */
function Shown({ onShown }: Pick<WidgetRootProps, 'onShown'>) {
  useLayoutEffect(onShown, [onShown]);
  return null;
}
