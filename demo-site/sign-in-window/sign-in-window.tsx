import { useEffect } from 'react';
import { useMessages } from '#site/messages/messages.ts';
import mark from '#site/shell/mark.svg';
import { PartnerLogo } from '#site/shell/partner-logo.tsx';
import { useAttention } from './use-attention.ts';
import { type AuthorizationStep, useAuthorization } from './use-authorization.ts';

interface SignInWindowProps {
  /** The origin of the page that opened this window. */
  origin: string;
  mode: 'sign-in' | 'sign-up';
  /** The name of the user who is signed in at the marketplace already; null where nobody is. */
  name: string | null;
}

/** The marketplace's sign-in for a partner's page: names the partner, and closes once its page has the code. */
export function SignInWindow({ origin, mode, name }: SignInWindowProps) {
  const { site } = useMessages();
  const [step, authorize, prefill] = useAuthorization(origin, { endsSession: name === null });
  useEffect(() => {
    document.title = `${site.signIn} – ${site.name}`;
  }, [site]);

  return (
    <main className="window">
      <p className="window__brand" translate="no">
        <img src={mark} width={28} height={28} alt="" />
        {site.name}
      </p>
      <div role="status">
        <Status step={step} origin={origin} />
      </div>
      {'partner' in step && step.status !== 'done' && (
        <>
          <Consent partner={step.partner.name} />
          {name === null ? (
            <dragoman-sign-in
              class="window__form"
              mode={mode}
              load="eager"
              prefill-email={prefill.email}
              prefill-firstname={prefill.firstname}
              prefill-lastname={prefill.lastname}
              ondragoman-signed-in={(event) => {
                event.preventDefault();
                authorize();
              }}
            />
          ) : (
            <Continue name={name} isBusy={step.status === 'authorizing'} onContinue={authorize} />
          )}
        </>
      )}
    </main>
  );
}

/** How long the window has to be in view and focused before a click counts: the second click of a double click opens no door. */
const settleTime = 600;

interface ContinueProps {
  name: string;
  isBusy: boolean;
  onContinue(): void;
}

function Continue({ name, isBusy, onContinue }: ContinueProps) {
  const { signInWindow: t } = useMessages();
  const canContinue = useAttention(settleTime) && !isBusy;
  return (
    <button
      className="button button--primary window__continue"
      type="button"
      // A disabled button would lose the focus of whoever uses the keyboard.
      aria-disabled={!canContinue}
      onClick={() => canContinue && onContinue()}
    >
      <bdi>{t.continueAs({ name })}</bdi>
    </button>
  );
}

/** What the partner's pages may do with the sign-in, and what is for our own pages alone. */
function Consent({ partner }: { partner: string }) {
  const { signInWindow: t } = useMessages();
  return (
    <section className="window__consent">
      <h2>{t.may({ partner })}</h2>
      <ul>
        {t.allowed.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h2>{t.mayNot}</h2>
      <ul>
        {t.refused.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>{t.note}</p>
    </section>
  );
}

function Status({ step, origin }: { step: AuthorizationStep; origin: string }) {
  const { site, signInWindow: t } = useMessages();
  switch (step.status) {
    case 'checking':
      return <p className="window__site">{site.loading}</p>;
    case 'ready':
    case 'authorizing':
      return (
        <div className="window__partner">
          <PartnerLogo {...step.partner} size={56} />
          <div>
            <h1 className="window__title">{t.asks({ partner: step.partner.name })}</h1>
            <p className="window__site" translate="no" dir="ltr">
              {origin.replace(/^https?:\/\//, '')}
            </p>
          </div>
        </div>
      );
    case 'done':
      return (
        <div className="window__message">
          <h1 className="window__title">{t.done({ partner: step.partner.name })}</h1>
          <p>{t.mayClose}</p>
        </div>
      );
    case 'unregistered':
      return <Dismissal title={t.unregistered} text={t.unregisteredText} />;
    case 'no-opener':
      return <Dismissal title={t.noOpener} text={t.noOpenerText} />;
    case 'failed':
      return (
        <div className="window__message">
          <p>{t.failed}</p>
          <button className="button" type="button" onClick={step.retry}>
            {t.retry}
          </button>
        </div>
      );
  }
}

function Dismissal({ title, text }: { title: string; text: string }) {
  const { site } = useMessages();
  return (
    <div className="window__message">
      <h1 className="window__title">{title}</h1>
      <p>{text}</p>
      <a className="button button--primary" href="/SignIn">
        {site.signIn}
      </a>
    </div>
  );
}
