// The design tokens as CSS variables, and the table of docs/tokens.md.
import { type Token, tokens } from '#core/theme/tokens.ts';
import { table } from './tables.ts';

interface Variable {
  name: string;
  about: string;
  light: string;
  dark: string;
}

/** The design tokens as CSS variables that a page can set. */
export const variables: Variable[] = Object.entries<Token>(tokens).map(([name, { about, value }]) => ({
  name: `--dragoman-${name}`,
  about,
  light: typeof value === 'string' ? value : value.light,
  dark: typeof value === 'string' ? value : value.dark,
}));

const contrasts = Object.values<Token>(tokens).map(
  ({ contrast }) => contrast && `\`${contrast.light}\`, \`${contrast.dark}\``,
);

/** The table of docs/tokens.md. */
export const tokenTable = (): string =>
  table(
    ['Variable', 'Description', 'Light', 'Dark', 'With more contrast'],
    variables.map(({ name, about, light, dark }, index) => [
      `\`${name}\``,
      about,
      `\`${light}\``,
      dark === light ? 'same' : `\`${dark}\``,
      contrasts[index] ?? '',
    ]),
  );
