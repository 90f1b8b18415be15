import { RotateCcw } from 'lucide';
import { useId } from 'react';
import { useIntegratorMessages } from '#site/messages/integrators.ts';
import { Icon } from '#site/shell/icon.tsx';
import { Segments } from '#site/shell/segments.tsx';
import { faintPairs } from './contrast.ts';
import { tokens as allTokens } from './facts.generated.ts';
import type { TokenFacts } from './facts.ts';
import { shortName, type TokenValues, themeNames, themeOf, themes } from './themes.ts';
import { TokenInput } from './token-input.tsx';

/** Those that change most of what one sees. */
const main = [
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

/** Colours, type and shape: a theme to start from, each token by itself, and a word where colours are too close. */
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
        <Segments
          legend={embed.theme}
          name="ready-theme"
          words={theme ? themeNames : ['own' as const, ...themeNames]}
          chosen={theme ?? 'own'}
          onChoose={(name) => name !== 'own' && onChange('theme', themes[name])}
          label={(name) => (name === 'own' ? embed.ownTheme : embed.themes[name])}
        />
      </div>
      <Warnings tokens={tokens} />
      {main.flatMap((name) => allTokens.filter((token) => shortName(token) === name)).map(control)}
      <details className="settings-group settings-group--inner">
        <summary>{embed.allTokens}</summary>
        {allTokens.filter((token) => !main.includes(shortName(token))).map(control)}
      </details>
    </>
  );
}

function Warnings({ tokens }: { tokens: TokenValues }) {
  const { embed } = useIntegratorMessages();
  const faint = faintPairs(tokens);
  return (
    <div role="status">
      {faint.length > 0 && (
        <ul className="token-warnings">
          {faint.map(({ ink, ground, scheme, ratio, least }) => (
            <li key={`${ink} ${ground} ${scheme}`}>
              {embed.faint(ink, ground, embed[scheme], ratio.toFixed(1), String(least))}
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
