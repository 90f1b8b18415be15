/** The site's colours as values, which mail programs need: they know no variables. */
import { tokens } from '@dragoman/widgets/server';

const names = {
  paper: 'color-paper',
  surface: 'color-surface',
  line: 'color-line',
  text: 'color-text',
  muted: 'color-muted',
  accent: 'color-accent',
  onAccent: 'color-on-accent',
} as const;

type Palette = Record<keyof typeof names, string>;

function paletteOf(scheme: 'light' | 'dark'): Palette {
  const colorOf = (name: keyof typeof names) => {
    const { value } = tokens[names[name]];
    return typeof value === 'string' ? value : value[scheme];
  };
  return {
    paper: colorOf('paper'),
    surface: colorOf('surface'),
    line: colorOf('line'),
    text: colorOf('text'),
    muted: colorOf('muted'),
    accent: colorOf('accent'),
    onAccent: colorOf('onAccent'),
  };
}

export const palette = { light: paletteOf('light'), dark: paletteOf('dark') };
