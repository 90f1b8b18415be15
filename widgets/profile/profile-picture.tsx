import { Camera } from 'lucide';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '#core/api/api-error.ts';
import { limits } from '#core/domain/limits.ts';
import type { User } from '#core/domain/user.ts';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { Avatar } from '#core/ui/avatar.tsx';
import { Button } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { Notice } from '#core/ui/notice.tsx';
import { Row } from '#core/ui/stack.tsx';
import { useUploadPicture } from './profile.data.ts';
import { profileMessages } from './profile.messages.ts';
import * as styles from './profile.styles.ts';

const pictures = ['image/png', 'image/jpeg', 'image/webp'];

/** The picture and its upload, an optimistic update: the chosen file is shown at once, and removed where the upload fails. */
export function ProfilePicture({ user, onUploaded }: { user: User; onUploaded(): Promise<void> }) {
  const t = useMessages(profileMessages);
  const core = useMessages(coreMessages);
  const errorText = useErrorText();
  const format = useFormat();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState<File | null>(null);
  const { upload, state, sent } = useUploadPicture();
  const preview = usePreview(state.status === 'failed' ? null : file);
  const isBusy = state.status === 'busy';
  const percent = format.percent(Math.round(sent * 100) / 100);
  const problem = refused && problemOf(refused, t);
  const canRetry = !problem && state.status === 'failed' && !isPictureRefused(state.error);
  const failure = problem || (state.status === 'failed' ? errorText(state.error) : '');

  const send = async (picture: File) => {
    setRefused(null);
    setFile(picture);
    if (!(await upload({ file: picture, chosen: Date.now() }))) return;
    await onUploaded();
    setFile(null);
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (!chosen) return;
    if (problemOf(chosen, t)) setRefused(chosen);
    else void send(chosen);
  };

  return (
    <Row gap={5}>
      <Avatar name={user.fullName} image={preview ?? user.image} size={88} />
      <div className={styles.upload}>
        <Button
          part="upload"
          busy={isBusy}
          busyLabel={t.uploading({ percent })}
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
        >
          <Icon node={Camera} /> {t.upload}
        </Button>
        <input ref={input} type="file" name="image" accept={pictures.join()} hidden onChange={choose} />
        {isBusy ? (
          <progress className={styles.progress} value={sent} aria-label={t.uploading({ percent })} />
        ) : (
          <p id={hintId} className={styles.hint}>
            {t.uploadHint}
          </p>
        )}
      </div>
      {failure && !isBusy && (
        <Notice type="warning" announced part="error">
          {failure}{' '}
          {canRetry && file && (
            <Button size="small" part="retry" onClick={() => void send(file)}>
              {core.retry}
            </Button>
          )}
        </Notice>
      )}
    </Row>
  );
}

function problemOf({ name, type, size }: File, t: typeof profileMessages.en): string | null {
  if (!pictures.includes(type)) return t.notAPicture({ name });
  return size > limits.imageBytes ? t.tooLarge({ name }) : null;
}

/** Too large, of another kind, or damaged: the same file is refused again. */
const isPictureRefused = (error: Error): boolean =>
  error instanceof ApiError && [413, 415, 422].includes(error.status);

function usePreview(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setAddress(null);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
