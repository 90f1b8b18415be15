import { useState } from 'react';
import { useLocale, useMessages } from '#core/i18n/context.ts';
import { useViewer } from '#core/kit/data/use-viewer.ts';
import { Button } from '#core/ui/button.tsx';
import { chatInboxMessages } from '#widgets/chat-inbox/chat-inbox.messages.ts';
import { translated, translation } from './message-bubble.styles.ts';
import { type Translator, useMessageTranslation } from './message-translation.ts';
import { isInLanguage } from './own-language.ts';

type State = { status: 'original' | 'busy' | 'failed' } | { status: 'translated'; text: string };

/** Offers a translation where there is a translator, and the message is in none of the reader's languages. */
export function Translation({ text }: { text: string }) {
  const translate = useMessageTranslation();
  return translate && <ForeignOnly text={text} translate={translate} />;
}

function ForeignOnly(props: TranslatedProps) {
  const { locale } = useLocale();
  const viewer = useViewer();
  const spoken = viewer.status === 'signed-in' ? viewer.user.languages : [];
  const isOwn = [locale, ...spoken].some((tag) => isInLanguage(props.text, tag));
  return !isOwn && <Translated {...props} />;
}

interface TranslatedProps {
  text: string;
  translate: Translator;
}

/** A button that shows the message in the reader's language below the original, which stays visible. */
function Translated({ text, translate }: TranslatedProps) {
  const t = useMessages(chatInboxMessages);
  const { locale } = useLocale();
  const [state, setState] = useState<State>({ status: 'original' });

  async function show() {
    setState({ status: 'busy' });
    try {
      setState({ status: 'translated', text: await translate(text, locale) });
    } catch {
      setState({ status: 'failed' });
    }
  }

  const isShown = state.status === 'translated';
  return (
    <div className={translation}>
      {isShown && (
        <p className={translated} part="translation" dir="auto" lang={locale}>
          {state.text}
        </p>
      )}
      <Button
        variant="text"
        size="small"
        part="translate"
        busy={state.status === 'busy'}
        onClick={() => (isShown ? setState({ status: 'original' }) : void show())}
      >
        {isShown ? t.hideTranslation : state.status === 'failed' ? t.translateFailed : t.translate}
      </Button>
    </div>
  );
}
