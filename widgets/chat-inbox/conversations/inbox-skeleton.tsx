import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { SkeletonBlock } from '#core/ui/skeleton.tsx';
import * as styles from '#widgets/chat-inbox/chat-inbox.styles.ts';
import * as listStyles from './conversation-list.styles.ts';

const rows = ['62%', '48%', '70%', '55%', '40%'];

/** Both columns while the session is restored, with the text that the spec gives (section 2). */
export function InboxSkeleton() {
  const { loading } = useMessages(coreMessages);
  return (
    <slot name="loading">
      <div className={styles.inbox} part="skeleton">
        <div className={styles.columns}>
          <div className={styles.pane}>
            <div className={listStyles.scroller}>
              {rows.map((width) => (
                <div key={width} className={listStyles.row} aria-hidden>
                  <SkeletonBlock width="42px" height="42px" round />
                  <span className={listStyles.summary} data-loading>
                    <SkeletonBlock width={width} height="0.9em" />
                    <SkeletonBlock width="86%" height="0.8em" />
                  </span>
                </div>
              ))}
              <p className={styles.loading} role="status">
                {loading}
              </p>
            </div>
          </div>
          <div className={styles.pane} data-behind="" />
        </div>
      </div>
    </slot>
  );
}
