/** How many words the chosen files have: what a booking by the word or page is for. */
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#core/api/api-error.ts';
import type { BookingPlan } from '#core/domain/booking.ts';
import type { OfferInDetail } from '#core/domain/offer.ts';
import { unitOf, wordsPerPage } from '#core/domain/units.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useFormat } from '#core/i18n/context.ts';
import type { ChosenFile } from '#core/ui/forms/use-chosen-files.ts';
import { quantityOf } from './booking-state.ts';
import { sending } from './checkout.data.ts';

/** The words of one file, null for one without text, or why they could not be counted. */
type Count = number | null | Error;

export interface WordCounts {
  isCounting: boolean;
  /** The words of a file by its id; null and undefined where nobody has counted them. */
  wordsOf(id: string): number | null | undefined;
  words: number;
  /** As much as the files have, in the offer's unit; null where that is not known. */
  suggested: number | null;
  /** The customer has typed another quantity. */
  isOther: boolean;
  /** The names of the files whose words cannot be counted. */
  uncounted: readonly string[];
  /** Why the count failed, where trying again may help; null otherwise. */
  failure: Error | null;
  fillIn(): void;
  retry(): void;
}

interface WordCountOptions {
  offer: OfferInDetail;
  plan: BookingPlan;
  files: readonly ChosenFile[];
  isDisabled: boolean;
  onChange(changes: Partial<BookingPlan>): void;
}

/** Refusals of one file: others may be counted all the same. */
const ofTheFile: readonly number[] = [413, 415, 422];
/** A backend that cannot count. */
const cannotCount: readonly number[] = [404, 405];

/** Counts each file once, one after the other, and fills in the quantity until the customer types their own. */
export function useWordCounts(options: WordCountOptions): WordCounts | null {
  const { offer, plan, files, isDisabled, onChange } = options;
  const { client, demo } = useWidget();
  const format = useFormat();
  const [counts, setCounts] = useState<ReadonlyMap<string, Count>>(new Map());
  const filledIn = useRef<number>(null);
  const unit = unitOf(offer.unit);
  const isNeeded = (unit === 'word' || unit === 'page') && !demo;
  const next = isNeeded && !isDisabled ? files.find(({ id }) => !counts.has(id)) : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file; the rest of it does not change.
  useEffect(() => {
    if (!next) return;
    const left = new AbortController();
    const store = (ids: readonly string[], count: Count) => {
      if (!left.signal.aborted)
        setCounts((before) => new Map([...before, ...ids.map((id) => [id, count] as const)]));
    };
    sending()
      .then(({ countWords }) => countWords(client, next.file, left.signal))
      .then(
        (count) => store([next.id], count),
        (error: Error) => {
          const isOfTheFile = error instanceof ApiError && ofTheFile.includes(error.status);
          // What is wrong with the connection or the backend is wrong for the other files too.
          store(isOfTheFile ? [next.id] : files.map(({ id }) => id).filter((id) => !counts.has(id)), error);
        },
      );
    return () => left.abort();
  }, [next?.id, client]);

  const found = files.map(({ id }) => counts.get(id));
  const words = found.reduce<number>((sum, count) => sum + (typeof count === 'number' ? count : 0), 0);
  const isCounting = isNeeded && found.includes(undefined);
  const quantity = quantityOf(offer, plan.quantity);
  const suggested =
    isNeeded && !isCounting && words > 0 ? (unit === 'page' ? Math.ceil(words / wordsPerPage) : words) : null;
  const isOwn = plan.quantity.trim() !== '' && quantity !== filledIn.current;
  const fillIn = () => {
    if (suggested === null) return;
    filledIn.current = suggested;
    onChange({ quantity: format.number(suggested) });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another count changes what is filled in.
  useEffect(() => {
    if (isCounting || isOwn || !isNeeded || isDisabled) return;
    if (suggested !== null) fillIn();
    else if (filledIn.current !== null) onChange({ quantity: '' });
  }, [suggested, isCounting]);

  if (!isNeeded) return null;
  const failed = found.filter((count) => count instanceof Error);
  return {
    isCounting,
    wordsOf: (id) => {
      const count = counts.get(id);
      return count instanceof Error ? null : count;
    },
    words,
    suggested,
    isOther: quantity !== suggested,
    uncounted: files.flatMap(({ file }, place) =>
      typeof found[place] === 'number' || found[place] === undefined ? [] : [file.name],
    ),
    failure:
      failed.find(
        (error) => !(error instanceof ApiError) || ![...ofTheFile, ...cannotCount].includes(error.status),
      ) ?? null,
    fillIn,
    retry: () => setCounts((before) => new Map([...before].filter(([, count]) => !(count instanceof Error)))),
  };
}
