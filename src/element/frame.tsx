import { type ComponentType, useLayoutEffect, useMemo } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import type { MessageOverrides } from '#core/i18n/catalogue.ts';
import { LocaleContext } from '#core/i18n/context.ts';
import { Crashed } from './crashed.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { requestCache } from './request-cache.ts';
import { errorDetail } from './use-resource.ts';
import { WidgetContext, type WidgetSettings } from './widget-context.ts';

interface FrameProps {
  View: ComponentType<Record<string, unknown>>;
  props: Record<string, unknown>;
  settings: WidgetSettings;
  locale: string;
  overrides: MessageOverrides;
  /** Counts what the page changed. */
  revision: number;
  onShown(): void;
}

/** What stands around every view: its element, its language, its request cache, and a net under it. */
export function Frame({ View, props, settings, locale, overrides, revision, onShown }: FrameProps) {
  const language = useMemo(() => ({ locale, overrides }), [locale, overrides]);
  const requests = useMemo(() => {
    const { cache, mutate } = requestCache();
    // swr passes its bound mutate through the same object, which its public type leaves out.
    return { cache, mutate } as SWRConfiguration;
  }, []);
  useLayoutEffect(onShown, [onShown]);

  return (
    <WidgetContext value={settings}>
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
    </WidgetContext>
  );
}
