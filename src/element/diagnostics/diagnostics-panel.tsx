/** The panel that lists an element's findings below it, with `?dragoman-debug` in the page's address. */
import { useCallback, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Finding } from '#core/element/contract/finding.ts';
import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';
import { version } from '#core/version.ts';

interface FindingsProps {
  tag: string;
  check(): Promise<Finding[]>;
}

/** Appends the panel to a shadow root. The returned function removes it. */
export function showFindings(shadow: ShadowRoot, props: FindingsProps): () => void {
  const wrapper = document.createElement('div');
  // Gives the panel the style reset of the widget's own wrapper.
  wrapper.setAttribute('data-dragoman-root', '');
  wrapper.style.blockSize = 'auto';
  shadow.append(wrapper);
  const root = createRoot(wrapper);
  root.render(<Findings {...props} />);
  return () => {
    root.unmount();
    wrapper.remove();
  };
}

function Findings({ tag, check }: FindingsProps) {
  const [findings, setFindings] = useState<Finding[]>();
  const checkAgain = useCallback(() => {
    setFindings(undefined);
    void check().then(setFindings);
  }, [check]);
  useEffect(checkAgain, [checkAgain]);

  return (
    <section className={panel} part="findings" lang="en" dir="ltr" aria-label={`Findings for ${tag}`}>
      <p className={head}>
        <strong translate="no">{`<${tag}>`}</strong>
        <span translate="no">{`Dragoman ${version}`}</span>
        <button type="button" className={checkButton} onClick={checkAgain}>
          Check again
        </button>
      </p>
      {findings === undefined && <p>Checking …</p>}
      {findings?.length === 0 && <p>No problems found.</p>}
      {findings?.map(({ code, level, attribute, message, fix }) => (
        <div key={`${code} ${attribute} ${message}`} className={item} part="finding" data-level={level}>
          <p>
            <code className={codeText}>{code}</code> {message}
          </p>
          <p>{fix}</p>
        </div>
      ))}
    </section>
  );
}

const panel = css`
  display: grid;
  gap: ${space(2)};
  margin-block-start: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border: 1px dashed ${token('color-control')};
  border-radius: ${token('radius')};
  background: ${token('color-surface')};
  font-size: ${textSizes.sm};
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  color: ${token('color-muted')};
`;

const checkButton = css`
  min-block-size: 32px;
  margin-inline-start: auto;
  padding-inline: ${space(3)};
  border: 1px solid ${token('color-control')};
  border-radius: ${token('radius')};
  background: transparent;
  color: ${token('color-text')};
  cursor: pointer;
  @media (pointer: coarse) { min-block-size: 44px; }
`;

const item = css`
  padding-inline-start: ${space(3)};
  border-inline-start: 3px solid ${token('color-warning')};
  overflow-wrap: anywhere;
  &[data-level='error'] { border-color: ${token('color-error')}; }
`;

const codeText = css`
  font-family: ui-monospace, monospace;
  font-weight: 600;
`;
