import { tokens as allTokens } from 'virtual:derived/elements';
import { RotateCcw } from 'lucide';
import { useId } from 'react';
import { useIntegratorMessages } from '#site/messages/integrators.ts';
import { Icon } from '#site/shell/icon.tsx';
import { SegmentedControl } from '#site/shell/segmented-control.tsx';
import { lowContrastPairs } from './contrast.ts';
import type { TokenFacts } from './facts.ts';
import { shortName, type TokenValues, themeNames, themeOf, themes } from './themes.ts';
import { TokenInput } from './token-input.tsx';

/** The tokens with the greatest effect. */
const mainTokens = [
  'color-accent',
  'color-on-accent',
  'color-surface',
  'color-text',
  'font',
  'font-size',
  'radius',
  'radius-card',
];

interface TokenEditorProps {
  tokens: TokenValues;
  onChange(control: string, tokens: TokenValues): void;
}

/** Ready themes, a control for each token, and warnings about low contrast. */
export function TokenEditor({ tokens, onChange }: TokenEditorProps) {
  const { embed } = useIntegratorMessages();
  const theme = themeOf(tokens);
  const control = (token: TokenFacts) => (
    <TokenControl key={token.name} token={token} tokens={tokens} onChange={onChange} />
  );
  return (
    <>
      <div className="control">
        <span className="control__name">{embed.theme}</span>
        <SegmentedControl
          legend={embed.theme}
          name="ready-theme"
          options={theme ? themeNames : ['own' as const, ...themeNames]}
          value={theme ?? 'own'}
          onChange={(name) => name !== 'own' && onChange('theme', themes[name])}
          label={(name) => (name === 'own' ? embed.ownTheme : embed.themes[name])}
        />
      </div>
      <Warnings tokens={tokens} />
      {mainTokens.flatMap((name) => allTokens.filter((token) => shortName(token) === name)).map(control)}
      <details className="settings-group settings-group--inner">
        <summary>{embed.allTokens}</summary>
        {allTokens.filter((token) => !mainTokens.includes(shortName(token))).map(control)}
      </details>
    </>
  );
}

function Warnings({ tokens }: { tokens: TokenValues }) {
  const { embed } = useIntegratorMessages();
  const pairs = lowContrastPairs(tokens);
  return (
    <div role="status">
      {pairs.length > 0 && (
        <ul className="token-warnings">
          {pairs.map(({ foreground, background, scheme, ratio, required }) => (
            <li key={`${foreground} ${background} ${scheme}`}>
              {embed.lowContrast(foreground, background, embed[scheme], ratio.toFixed(1), String(required))}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface TokenControlProps extends TokenEditorProps {
  token: TokenFacts;
}

function TokenControl({ token, tokens, onChange }: TokenControlProps) {
  const { embed } = useIntegratorMessages();
  const id = useId();
  const name = shortName(token);
  const { light, dark } = tokens[name] ?? token;
  const isColour = name.startsWith('color-');
  const set = (value: { light: string; dark: string }) => {
    const { [name]: _, ...others } = tokens;
    const isDefault = value.light === token.light && value.dark === token.dark;
    onChange(`--${name}`, isDefault ? others : { ...others, [name]: value });
  };
  return (
    <fieldset className="control control--token" aria-describedby={`${id}-about`}>
      <legend className="control__name" translate="no">
        {token.name}
      </legend>
      {isColour ? (
        <div className="token-pair">
          <TokenInput
            label={embed.light}
            isColour
            value={light}
            onChange={(value) => set({ light: value, dark })}
          />
          <TokenInput
            label={embed.dark}
            isColour
            value={dark}
            onChange={(value) => set({ light, dark: value })}
          />
        </div>
      ) : (
        <TokenInput
          label={token.name}
          value={light}
          onChange={(value) => set({ light: value, dark: value })}
        />
      )}
      <p className="control__about" id={`${id}-about`} lang="en">
        {token.about}
      </p>
      {name in tokens && (
        <button className="text-button" type="button" onClick={() => set(token)}>
          <Icon node={RotateCcw} size={14} />
          {embed.resetToken(name)}
        </button>
      )}
    </fieldset>
  );
}
