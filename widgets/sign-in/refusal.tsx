import { ApiError } from '#core/api/api-error.ts';
import { Notice, type NoticeType, noticeTypes } from '#core/ui/notice.tsx';
import { useRefusalText } from './sign-in.data.ts';

/** Why a form was not taken, beside it: the backend's words in the colour of its type. */
export function Refusal({ error }: { error: Error | null }) {
  const refusalText = useRefusalText();
  const type = error instanceof ApiError ? error.type : 'error';
  if (!error) return null;
  return (
    <div role="alert">
      <Notice part="error" type={isNoticeType(type) ? type : 'error'}>
        {refusalText(error)}
      </Notice>
    </div>
  );
}

const isNoticeType = (type: string): type is NoticeType => noticeTypes.some((known) => known === type);
