/** Re-encodes uploaded pictures as avatars. Files that are no pictures fail, and hidden data is lost. */
import sharp from 'sharp';
import { wrongType } from '#backend/domain/errors.ts';

const folder = '/uploads/';
/** The address of a stored picture, and back. */
export const pictureAddress = (key: string): string => folder + key;
export const pictureKey = (address: string): string => address.slice(folder.length);

const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff']);

export async function toAvatar(upload: Buffer): Promise<Buffer> {
  try {
    const image = sharp(upload, { limitInputPixels: 50_000_000, failOn: 'error' });
    const { format } = await image.metadata();
    // No SVG: it may refer to other files.
    if (!format || !formats.has(format)) throw new Error(`Not a raster picture: ${format}`);
    return await image.rotate().resize(256, 256, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
  } catch {
    throw wrongType('picture-kind', { kinds: 'PNG, JPEG, WebP, GIF or AVIF' });
  }
}
