import { useCallback, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Finding } from '#core/element/contract/finding.ts';
import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';
import { version } from '#core/version.ts';

interface Patient {
  tag: string;
  look(): Promise<Finding[]>;
}

/** Shows a widget's findings below it, for `?dragoman-debug`. Returns a function that removes them. */
export function showFindings(shadow: ShadowRoot, patient: Patient): () => void {
  const wrapper = document.createElement('div');
  // The same start from nothing as the widget's own wrapper.
  wrapper.setAttribute('data-dragoman-root', '');
  wrapper.style.blockSize = 'auto';
  shadow.append(wrapper);
  const root = createRoot(wrapper);
  root.render(<Findings {...patient} />);
  return () => {
    root.unmount();
    wrapper.remove();
  };
}

function Findings({ tag, look }: Patient) {
  const [findings, setFindings] = useState<Finding[]>();
  const lookAgain = useCallback(() => {
    setFindings(undefined);
    void look().then(setFindings);
  }, [look]);
  useEffect(lookAgain, [lookAgain]);

  return (
    <section className={panel} part="findings" lang="en" dir="ltr" aria-label={`Findings about ${tag}`}>
      <p className={head}>
        <strong translate="no">{`<${tag}>`}</strong>
        <span translate="no">{`Dragoman ${version}`}</span>
        <button type="button" className={again} onClick={lookAgain}>
          Look again
        </button>
      </p>
      {findings === undefined && <p>Looking …</p>}
      {findings?.length === 0 && <p>Nothing to fix.</p>}
      {findings?.map(({ code, level, attribute, message, fix }) => (
        <div key={`${code} ${attribute} ${message}`} className={item} part="finding" data-level={level}>
          <p>
            <code className={word}>{code}</code> {message}
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

const again = css`
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

const word = css`
  font-family: ui-monospace, monospace;
  font-weight: 600;
`;
