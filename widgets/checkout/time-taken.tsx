import { useEffect, useRef } from 'react';
import type { FreeTime } from '#core/api/api-error.ts';
import { instantOf } from '#core/domain/booking.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { css } from '#core/theme/css.ts';
import { space } from '#core/theme/tokens.ts';
import { Button } from '#core/ui/button.tsx';
import { Notice } from '#core/ui/notice.tsx';
import { bookedMessages } from './booked.messages.ts';
import { trouble } from './checkout.styles.ts';

export interface TimeTakenProps {
  name: string;
  free: readonly FreeTime[];
  onChoose(time: FreeTime): void;
}

/** The translator has another call at the chosen time: the next free times, each as a button that fills it in. */
export function TimeTaken({ name, free, onChoose }: TimeTakenProps) {
  const t = useMessages(bookedMessages);
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  // It stands above the button that was pressed.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={taken}>
      <Notice type="warning" part="taken">
        <div className={trouble}>
          <p role="alert">
            {t.timeTaken({ name })} {free.length > 0 ? t.nextFree : t.noneFree}
          </p>
          <div className={freeTimes}>
            {free.map((time) => {
              const instant = instantOf(time);
              return (
                <Button
                  key={`${time.date} ${time.time}`}
                  size="small"
                  part="free"
                  onClick={() => onChoose(time)}
                >
                  {instant ? format.moment(instant) : `${time.date} ${time.time}`}
                </Button>
              );
            })}
          </div>
        </div>
      </Notice>
    </div>
  );
}

const taken = css`
  margin-block-start: ${space(3)};
  outline: none;
`;

const freeTimes = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
