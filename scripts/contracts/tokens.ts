import { type Token, tokens } from '#core/theme/tokens.ts';
import { table } from './tables.ts';

interface Variable {
  name: string;
  about: string;
  light: string;
  dark: string;
}

/** The tokens as the CSS variables that a page sets. */
export const variables: Variable[] = Object.entries<Token>(tokens).map(([name, { about, value }]) => ({
  name: `--dragoman-${name}`,
  about,
  light: typeof value === 'string' ? value : value.light,
  dark: typeof value === 'string' ? value : value.dark,
}));

const contrasts = Object.values<Token>(tokens).map(
  ({ contrast }) => contrast && `\`${contrast.light}\`, \`${contrast.dark}\``,
);

/** docs/tokens.md. */
export const tokenTable = (): string =>
  table(
    ['Variable', 'What it colours or sizes', 'Light', 'Dark', 'More contrast'],
    variables.map(({ name, about, light, dark }, index) => [
      `\`${name}\``,
      about,
      `\`${light}\``,
      dark === light ? 'the same' : `\`${dark}\``,
      contrasts[index] ?? '',
    ]),
  );
