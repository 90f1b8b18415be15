import { useEffect, useState } from 'react';
import { scriptHashes } from '#core/api/embed-files.ts';
import { useIntegratorMessages } from '#site/messages/integrators.ts';
import { CodeBlock } from '#site/shell/code-block.tsx';
import { siteClient } from '#site/shell/core.ts';
import { SegmentedControl } from '#site/shell/segmented-control.tsx';
import { type Configuration, formats, missingOf } from './configuration.ts';
import { instantWidgets, isPackage, policyLines, snippets } from './snippets.ts';
import { styleSheet } from './themes.ts';
import type { Change } from './use-configuration.ts';

/** The snippets to copy, and the content security policy for them. */
export function Code({ configuration, change }: { configuration: Configuration; change: Change }) {
  const { embed } = useIntegratorMessages();
  const { element, format, pinned, tokens } = configuration;
  const hashes = useHashes(format === 'classic');
  const integrity = pinned ? hashes?.[`${element.name}.js`] : undefined;
  const css = styleSheet(tokens);
  const [missing] = missingOf(configuration);
  const found = missing ? [] : snippets(configuration, location.origin, integrity);
  return (
    <>
      <SegmentedControl
        legend={embed.format}
        name="format"
        options={formats}
        value={format}
        onChange={(chosen) => change('code', { format: chosen })}
        label={(option) => embed.formats[option]}
      />
      <p className="code__hint">
        {format === 'instant' && !instantWidgets.includes(element.name)
          ? embed.notInstant
          : embed.formatHints[format]}
      </p>
      {format === 'classic' && (
        <div className="control">
          <label className="check">
            <input
              type="checkbox"
              checked={pinned}
              onChange={({ target }) => change('pin', { pinned: target.checked })}
            />
            {embed.pin}
          </label>
          <p className="control__about">{embed.pinHint}</p>
        </div>
      )}
      {missing && <p className="code__hint">{embed.missing(missing.name)}</p>}
      {found.map(({ code, language, place }) => (
        <CodeBlock
          key={place ?? language}
          code={code}
          label={place ? embed.places[place] : embed.formats[format]}
        />
      ))}
      {css && !found.some(({ place }) => place === 'styles') && (
        <>
          <h3>{embed.exported}</h3>
          <p className="code__hint">{embed.exportedHint}</p>
          <CodeBlock code={css} label="CSS" />
        </>
      )}
      <h3>{embed.policy}</h3>
      <p className="code__hint">
        {embed.policyHint} {!isPackage(format) && embed.policyStyle}
      </p>
      <CodeBlock
        code={policyLines(format, location.origin)}
        label={<span translate="no">Content-Security-Policy</span>}
      />
    </>
  );
}

/** The hashes of the embed files on this server, loaded when they are first needed. */
function useHashes(isNeeded: boolean): Record<string, string> | undefined {
  const [hashes, setHashes] = useState<Record<string, string>>();
  useEffect(() => {
    if (!isNeeded) return;
    // Without them the snippet has no hash.
    scriptHashes(siteClient()).then(setHashes, () => undefined);
  }, [isNeeded]);
  return hashes;
}
