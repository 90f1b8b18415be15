import { Menu, X } from 'lucide';
import { useLocation } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { AccountControls } from './account-controls.tsx';
import { Icon } from './icon.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MessagesLink } from './messages-link.tsx';
import { useMenu } from './use-menu.ts';
import { useHasAccount } from './use-session.ts';

const links = [
  ['home', '/'],
  ['services', '/ServicePage'],
  ['about', '/About'],
  ['contact', '/TeamSection'],
] as const;

/** Pages for finding and booking a translator belong to Services, although their paths do not begin with it. */
const belowServices = /^\/(category\/|document|call|translation|homepage|productdetails\/|checkout\/)/i;

export function Navigation() {
  const { site, requests } = useMessages();
  const { pathname } = useLocation();
  const hasAccount = useHasAccount();
  const { isOpen, root, toggle, toggleMenu } = useMenu();
  return (
    <header className="navigation" ref={root}>
      <div className="navigation__bar container">
        <Logo />
        <button
          ref={toggle}
          className="navigation__toggle"
          type="button"
          aria-expanded={isOpen}
          aria-controls="site-menu"
          onClick={toggleMenu}
        >
          <Icon node={isOpen ? X : Menu} size={22} />
          <span className="visually-hidden">{site.menu}</span>
        </button>
        <nav className="navigation__menu" id="site-menu" aria-label={site.mainNavigation} data-open={isOpen}>
          <ul className="navigation__links">
            {links.map(([name, path]) => (
              <li key={name}>
                <a className="navigation__link" href={path} aria-current={ariaCurrent(path, pathname)}>
                  {site[name]}
                </a>
              </li>
            ))}
            <li className="navigation__requests">
              <a
                className="navigation__link"
                href="/RequestBoard"
                aria-current={ariaCurrent('/RequestBoard', pathname)}
              >
                {requests.menu}
              </a>
            </li>
          </ul>
          {hasAccount && (
            <>
              <MessagesLink place="sheet" />
              <a className="button navigation__start navigation__start--sheet" href="/Select">
                {site.getStarted}
              </a>
            </>
          )}
          <LanguageSwitch className="navigation__language" />
        </nav>
        <AccountControls />
      </div>
    </header>
  );
}

function ariaCurrent(path: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname.toLowerCase().replace(/(?<=.)\/$/, '') === path.toLowerCase()) return 'page';
  return path === '/ServicePage' && belowServices.test(pathname) ? 'true' : undefined;
}
