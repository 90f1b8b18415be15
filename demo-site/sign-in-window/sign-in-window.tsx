import { useEffect } from 'react';
import { useMessages } from '#site/messages/messages.ts';
import mark from '#site/shell/mark.svg';
import { type Step, useHandingOver } from './use-handing-over.ts';

interface SignInWindowProps {
  /** Of the page that asks. */
  origin: string;
  mode: 'sign-in' | 'sign-up';
}

/** The marketplace's sign-in for a partner's page: says who asks, and closes once they have what they asked for. */
export function SignInWindow({ origin, mode }: SignInWindowProps) {
  const { site, signInWindow: t } = useMessages();
  const [step, handOver] = useHandingOver(origin);
  useEffect(() => {
    document.title = `${site.signIn} – ${site.name}`;
  }, [site]);

  return (
    <main className="window">
      <p className="window__house" translate="no">
        <img src={mark} width={28} height={28} alt="" />
        {site.name}
      </p>
      <div role="status">
        <Asker step={step} origin={origin} />
      </div>
      {'partner' in step && step.status !== 'done' && (
        <>
          <dragoman-sign-in
            class="window__room"
            mode={mode}
            load="eager"
            ondragoman-signed-in={(event) => {
              event.preventDefault();
              handOver();
            }}
          />
          <p className="window__note">{t.note({ partner: step.partner })}</p>
        </>
      )}
    </main>
  );
}

function Asker({ step, origin }: { step: Step; origin: string }) {
  const { site, signInWindow: t } = useMessages();
  switch (step.status) {
    case 'looking':
      return <p className="window__site">{site.loading}</p>;
    case 'asking':
    case 'handing-over':
      return (
        <>
          <h1 className="window__asker">{t.asks({ partner: step.partner })}</h1>
          <p className="window__site" translate="no" dir="ltr">
            {origin.replace(/^https?:\/\//, '')}
          </p>
        </>
      );
    case 'done':
      return (
        <div className="window__end">
          <h1 className="window__asker">{t.done({ partner: step.partner })}</h1>
          <p>{t.mayClose}</p>
        </div>
      );
    case 'stranger':
      return <Ending title={t.stranger} text={t.strangerText} />;
    case 'alone':
      return <Ending title={t.alone} text={t.aloneText} />;
    case 'failed':
      return (
        <div className="window__end">
          <p>{t.failed}</p>
          <button className="button" type="button" onClick={step.retry}>
            {t.retry}
          </button>
        </div>
      );
  }
}

function Ending({ title, text }: { title: string; text: string }) {
  const { site } = useMessages();
  return (
    <div className="window__end">
      <h1 className="window__asker">{title}</h1>
      <p>{text}</p>
      <a className="button button--primary" href="/SignIn">
        {site.signIn}
      </a>
    </div>
  );
}
