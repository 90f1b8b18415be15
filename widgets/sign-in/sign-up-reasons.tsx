import { CalendarCheck, Languages, MessagesSquare } from 'lucide';
import { useMessages } from '#core/i18n/context.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { headingTag } from '#core/ui/heading.ts';
import { Icon } from '#core/ui/icon.tsx';
import { signInMessages } from './sign-in.messages.ts';
import { reasonList, reasons, reasonsHeading } from './sign-in.styles.ts';

/** Reasons to sign up. The artwork belongs to the marketplace, and is not shown on other sites. */
export function SignUpReasons({ headingLevel }: { headingLevel: number }) {
  const t = useMessages(signInMessages);
  const { isOwnSite } = useWidget();
  const Heading = headingTag(headingLevel + 1);
  return (
    <aside className={reasons} part="reasons" data-artwork={isOwnSite || undefined}>
      <Heading className={reasonsHeading}>{t.reasons}</Heading>
      <ul className={reasonList}>
        <li>
          <Icon node={CalendarCheck} size={20} />
          {t.reasonBook}
        </li>
        <li>
          <Icon node={MessagesSquare} size={20} />
          {t.reasonTalk}
        </li>
        <li>
          <Icon node={Languages} size={20} />
          {t.reasonOffer}
        </li>
      </ul>
    </aside>
  );
}
