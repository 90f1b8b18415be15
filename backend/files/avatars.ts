/** Avatars are drawn anew from what was uploaded: a file that is no picture, or hides something in one, ends here. */
import sharp from 'sharp';
import { wrongType } from '#backend/domain/errors.ts';

const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff']);

export async function toAvatar(upload: Buffer): Promise<Buffer> {
  try {
    const image = sharp(upload, { limitInputPixels: 50_000_000, failOn: 'error' });
    const { format } = await image.metadata();
    // Vector pictures may refer to other files and are refused.
    if (!format || !formats.has(format)) throw new Error(`Not a raster picture: ${format}`);
    return await image.rotate().resize(256, 256, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
  } catch {
    throw wrongType('picture-kind', { kinds: 'PNG, JPEG, WebP, GIF or AVIF' });
  }
}
