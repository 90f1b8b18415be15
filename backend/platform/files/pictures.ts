/** Re-encodes uploaded pictures as avatars and logos. Files that are no pictures fail, and hidden data is lost. */
import sharp, { type ResizeOptions } from 'sharp';
import { wrongType } from '#backend/platform/errors.ts';

const folder = '/uploads/';
/** The address of a stored picture, and back. */
export const pictureAddress = (key: string): string => folder + key;
export const pictureKey = (address: string): string => address.slice(folder.length);
/** Whether the backend stores it: a partner’s logo may be on another site. */
export const isStoredPicture = (address: string): boolean => address.startsWith(folder);

const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff']);

export const avatarSize = { width: 256, height: 256 };

export const toAvatar = (upload: Buffer): Promise<Buffer> =>
  reencode(upload, { ...avatarSize, fit: 'cover' });

/** All of it, in its own proportions. */
export const toLogo = (upload: Buffer): Promise<Buffer> =>
  reencode(upload, { width: 256, height: 256, fit: 'inside', withoutEnlargement: true });

async function reencode(upload: Buffer, size: ResizeOptions): Promise<Buffer> {
  try {
    const image = sharp(upload, { limitInputPixels: 50_000_000, failOn: 'error' });
    const { format } = await image.metadata();
    // No SVG: it may refer to other files.
    if (!format || !formats.has(format)) throw new Error(`Not a raster picture: ${format}`);
    return await image.rotate().resize(size).webp({ quality: 82 }).toBuffer();
  } catch {
    throw wrongType('picture-kind', { kinds: 'PNG, JPEG, WebP, GIF or AVIF' });
  }
}
