import { useMessages } from '#site/messages/messages.ts';

export function Profile() {
  const { profile } = useMessages();
  return (
    <div className="container page">
      <h1 className="visually-hidden">{profile.title}</h1>
      <dragoman-profile load="eager" />
    </div>
  );
}
