import { useParams } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { type Category, categoryOf } from '#site/shell/categories.ts';
import { useTitle } from '#site/shell/use-title.ts';

/** `/Select/Request/{type}`. `/Post` and `/CallForm` show the same form for one category. */
export function Request({ type }: { type?: Category }) {
  const { type: parameter } = useParams();
  const { request } = useMessages();
  useTitle(request.title);
  return (
    <div className="container page">
      <dragoman-request-form type={type ?? categoryOf(parameter)} heading-level={1} load="eager" />
    </div>
  );
}

export const CallRequest = () => <Request type="call" />;
