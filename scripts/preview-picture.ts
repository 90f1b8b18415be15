/** npx tsx scripts/preview-picture.ts: draws the picture that link previews of the marketplace show, from its own design. */
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { inProject } from '#backend/project-root.ts';
import { tokens } from '#core/theme/tokens.ts';
import { letterShapes } from '#site/shell/letter-shapes.ts';
import { chromiumArgs, findChromium } from './programs.mjs';

const font = readFileSync(
  inProject('node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2'),
  'base64',
);
const mark = readFileSync(inProject('demo-site/shell/mark.svg'), 'utf8');
const colour = (name: 'color-paper' | 'color-text' | 'color-accent-tint') => tokens[name].value.light;
const letters = Object.values(letterShapes).map(
  (shape) =>
    `<svg viewBox="0 0 ${shape?.width} 260"><path d="${shape?.path}" transform="translate(0 180)"/></svg>`,
);

const page = `<!doctype html><style>
  @font-face { font-family: Source; src: url(data:font/woff2;base64,${font}); font-weight: 200 900 }
  body { margin: 0; inline-size: 1200px; block-size: 630px; overflow: hidden; position: relative; background: ${colour('color-paper')} }
  .letters { position: absolute; inset: 0 60px; display: flex; justify-content: space-between; align-items: end; fill: ${colour('color-accent-tint')} }
  .letters svg { block-size: 430px; overflow: visible }
  .name { position: absolute; inset: 0 0 40px; display: flex; gap: 40px; justify-content: center; align-items: center; font: 600 136px Source; color: ${colour('color-text')} }
  .name svg { inline-size: 168px; block-size: 168px }
</style><div class="letters">${letters.join('')}</div><div class="name">${mark}<span>Dragoman</span></div>`;

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const view = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await view.setContent(page);
await view.evaluate(() => document.fonts.ready);
const drawn = await view.screenshot();
await browser.close();
await sharp(drawn)
  .png({ palette: true, colours: 32, compressionLevel: 9 })
  .toFile(inProject('demo-site/public/preview.png'));
