import { ApiError } from '#core/api/api-error.ts';
import { isNoticeType } from '#core/domain/notice.ts';
import { Notice } from '#core/ui/notice.tsx';
import { useRefusalText } from './sign-in.data.ts';

interface RefusalProps {
  error: Error | null;
  id?: string;
}

/** Why the backend refused a form, in the colour of the message's type. */
export function Refusal({ error, id }: RefusalProps) {
  const refusalText = useRefusalText();
  const type = error instanceof ApiError ? error.type : 'error';
  if (!error) return null;
  return (
    <div id={id} role="alert">
      <Notice part="error" type={isNoticeType(type) ? type : 'error'}>
        {refusalText(error)}
      </Notice>
    </div>
  );
}
