import { useMessages } from '#site/messages/messages.ts';
import { useTitle } from '#site/shell/use-title.ts';

export function Profile() {
  const { profile } = useMessages();
  useTitle(profile.title);
  return (
    <div className="container page">
      <h1 className="visually-hidden">{profile.title}</h1>
      <dragoman-profile load="eager" />
    </div>
  );
}
