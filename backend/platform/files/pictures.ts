/** Re-encodes uploaded pictures as avatars and logos. Files that are no pictures fail, and hidden data is lost. */
import sharp, { type ResizeOptions } from 'sharp';
import { wrongType } from '#backend/platform/errors.ts';
import { inTurn } from './picture-queue.ts';

const folder = '/uploads/';
/** The address of a stored picture, and back. */
export const pictureAddress = (key: string): string => folder + key;
export const pictureKey = (address: string): string => address.slice(folder.length);
/** Whether the backend stores it: a partner’s logo may be on another site. */
export const isStoredPicture = (address: string): boolean => address.startsWith(folder);

/** A picture of a phone has 12. */
const megapixels = 16;

export const avatarSize = { width: 256, height: 256 };

export const toAvatar = (upload: Buffer, person: string): Promise<Buffer> =>
  reencode(upload, person, { ...avatarSize, fit: 'cover' });

/** All of it, in its own proportions. */
export const toLogo = (upload: Buffer, person: string): Promise<Buffer> =>
  reencode(upload, person, { width: 256, height: 256, fit: 'inside', withoutEnlargement: true });

/**
 * No decoder reads another kind: a vector picture may refer to other files, and an AVIF picture of a kilobyte is a
 * second of work.
 */
const isKnownKind = (file: Buffer): boolean =>
  file.subarray(0, 3).toString('hex') === 'ffd8ff' ||
  file.subarray(0, 8).toString('hex') === '89504e470d0a1a0a' ||
  (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP');

const refused = () => wrongType('picture-kind', { kinds: 'PNG, JPEG, WebP' });

async function reencode(upload: Buffer, person: string, size: ResizeOptions): Promise<Buffer> {
  if (!isKnownKind(upload)) throw refused();
  const limitInputPixels = megapixels * 1_000_000;
  const { width = 0, height = 0 } = await sharp(upload, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refused();
    });
  if (width * height > limitInputPixels) throw wrongType('picture-pixels', { count: megapixels });
  return inTurn(person, async () => {
    try {
      const image = sharp(upload, { limitInputPixels, failOn: 'error' });
      return await image.rotate().resize(size).webp({ quality: 82 }).toBuffer();
    } catch {
      throw refused();
    }
  });
}
