import { Ban, EllipsisVertical } from 'lucide';
import { useState } from 'react';
import { blocks } from '#core/api/blocks.ts';
import type { Conversation } from '#core/domain/conversation.ts';
import { useAction } from '#core/hooks/data/use-action.ts';
import { FormProblem } from '#core/hooks/errors/form-problem.tsx';
import { useIsLimited } from '#core/hooks/links/on-marketplace.tsx';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { Button } from '#core/ui/button.tsx';
import { ConfirmDialog } from '#core/ui/confirm-dialog.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { Menu, menuItem } from '#core/ui/menu.tsx';
import { chatInboxMessages } from '#widgets/chat-inbox/chat-inbox.messages.ts';
import { blockedNote } from './thread.styles.ts';

interface BlockingProps {
  conversation: Conversation;
  onBlocked(conversation: Conversation, isBlocked: boolean): void;
}

/** What one rarely does with the other person. A partner's page cannot block anybody. */
export function MoreActions({ conversation, onBlocked }: BlockingProps) {
  const t = useMessages(chatInboxMessages);
  const { cancel } = useMessages(coreMessages);
  const [isAsking, setAsking] = useState(false);
  const [setBlocked, state] = useSetBlocked(conversation, onBlocked);
  const name = conversation.with.fullName;
  const { isBlocked } = conversation;
  if (useIsLimited()) return null;
  return (
    <>
      <Menu
        label={t.more({ name })}
        toggle={<Icon node={EllipsisVertical} size={20} />}
        togglePart="more-actions"
      >
        {(close) => (
          <li>
            <button
              className={menuItem}
              part={isBlocked ? 'unblock' : 'block'}
              type="button"
              onClick={() => {
                close();
                if (isBlocked) void setBlocked(false);
                else setAsking(true);
              }}
            >
              <Icon node={Ban} size={18} /> {isBlocked ? t.unblock({ name }) : t.block({ name })}
            </button>
          </li>
        )}
      </Menu>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t.blockTitle({ name })}
        dismissLabel={cancel}
        confirmLabel={t.blockNow}
        variant="danger"
        busy={state.status === 'busy'}
        onConfirm={async () => {
          if (await setBlocked(true)) setAsking(false);
        }}
      >
        <p>{t.blockHint}</p>
        {state.status === 'failed' && <FormProblem error={state.error} />}
      </ConfirmDialog>
    </>
  );
}

/** Stands in the place of the composer. */
export function BlockedNote({ conversation, onBlocked }: BlockingProps) {
  const t = useMessages(chatInboxMessages);
  const [setBlocked, state] = useSetBlocked(conversation, onBlocked);
  const isLimited = useIsLimited();
  return (
    <div className={blockedNote} part="blocked">
      <p role="status">{t.blocked({ name: conversation.with.fullName })}</p>
      {!isLimited && (
        <Button
          size="small"
          part="unblock"
          busy={state.status === 'busy'}
          onClick={() => void setBlocked(false)}
        >
          {t.unblockNow}
        </Button>
      )}
      {state.status === 'failed' && <FormProblem error={state.error} />}
    </div>
  );
}

function useSetBlocked(conversation: Conversation, onBlocked: BlockingProps['onBlocked']) {
  const { demo } = useWidget();
  return useAction(async (client, isBlocked: boolean) => {
    const { id } = conversation.with;
    if (!demo) await (isBlocked ? blocks(client).block(id) : blocks(client).unblock(id));
    onBlocked(conversation, isBlocked);
    return true;
  });
}
