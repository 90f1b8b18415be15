import { Mail } from 'lucide';
import { useMessages } from '#site/messages/messages.ts';
import { Icon } from '#site/shell/icon.tsx';

export function Team() {
  const { team } = useMessages();
  return (
    <div className="container page team">
      <h1>{team.title}</h1>
      <p className="lead">{team.lead}</p>
      <ul className="team__members">
        {team.members.map(({ name, initials, role, about, email }) => (
          <li className="panel member" key={email}>
            <span className="member__portrait" aria-hidden="true" translate="no">
              {initials}
            </span>
            <div>
              <h2 translate="no">{name}</h2>
              <p className="member__role">{role}</p>
              <p>{about}</p>
              <a className="quiet-link" href={`mailto:${email}`} aria-label={`${team.write(name)}: ${email}`}>
                <Icon node={Mail} size={16} />
                <span translate="no">{email}</span>
              </a>
            </div>
          </li>
        ))}
      </ul>
      <section className="team__contact">
        <h2>{team.contact}</h2>
        <p>{team.contactLead}</p>
        <p>
          <a className="button button--primary" href={`mailto:${team.email}`} translate="no">
            <Icon node={Mail} />
            {team.email}
          </a>
        </p>
      </section>
    </div>
  );
}
