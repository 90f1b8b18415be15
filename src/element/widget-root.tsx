import { type ComponentType, useLayoutEffect, useMemo } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import type { MessageOverrides } from '#core/i18n/catalogue.ts';
import { LocaleContext } from '#core/i18n/context.ts';
import { errorDetail } from '#core/kit/data/use-resource.ts';
import { usePartnerCounts } from '#core/kit/partner/use-partner-counts.ts';
import { WidgetContext, type WidgetSettings } from '#core/kit/widget-context.ts';
import { Crashed } from './crashed.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

interface WidgetRootProps {
  View: ComponentType<Record<string, unknown>>;
  props: Record<string, unknown>;
  settings: WidgetSettings;
  /** Where answers are kept; the same object as long as the widget is there. */
  requests: SWRConfiguration;
  locale: string;
  overrides: MessageOverrides;
  /** Counts what the page changed. */
  revision: number;
  onShown(): void;
}

/** What stands around every view: its room, its element, its language, its request cache, and a net under it. */
export function WidgetRoot({
  View,
  props,
  settings,
  requests,
  locale,
  overrides,
  revision,
  onShown,
}: WidgetRootProps) {
  const language = useMemo(() => ({ locale, overrides }), [locale, overrides]);
  useLayoutEffect(onShown, [onShown]);
  usePartnerCounts(settings);

  return (
    <div>
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
    </div>
  );
}
