import { useParams } from 'react-router';
import { type Category, categoryOf } from '#site/shell/categories.ts';

/** `/Select/Request/{category}`. `/Post` and `/CallForm` show the same form for one category. */
export function Request({ type }: { type?: Category }) {
  const { category } = useParams();
  return (
    <div className="container page">
      <dragoman-request-form type={type ?? categoryOf(category)} heading-level={1} load="eager" />
    </div>
  );
}

export const CallRequest = () => <Request type="call" />;
