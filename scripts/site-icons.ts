/** npx tsx scripts/site-icons.ts: draws the icons that browsers and phones ask for by fixed addresses, from the site's mark. */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { inProject } from '#backend/project-root.ts';

const mark = (size: number) =>
  sharp(inProject('demo-site', 'shell', 'mark.svg'), { density: size * 6 }).resize(size, size);

// Phones round the corners themselves, and draw what is transparent in black.
const margin = 22;
await mark(180 - 2 * margin)
  .extend({ top: margin, bottom: margin, left: margin, right: margin, background: 'white' })
  .flatten({ background: 'white' })
  .png({ palette: true })
  .toFile(inProject('demo-site', 'public', 'apple-touch-icon.png'));

/** An ICO file of one picture, which is a PNG: its header, its directory, and the picture behind both. */
const size = 32;
const picture = await mark(size).png().toBuffer();
const header = Buffer.alloc(22);
header.writeUInt16LE(1, 2);
header.writeUInt16LE(1, 4);
header.set([size, size], 6);
header.writeUInt16LE(1, 10);
header.writeUInt16LE(32, 12);
header.writeUInt32LE(picture.length, 14);
header.writeUInt32LE(header.length, 18);
writeFileSync(inProject('demo-site', 'public', 'favicon.ico'), Buffer.concat([header, picture]));
