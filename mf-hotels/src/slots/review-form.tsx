import { getOwnReview, listHotelReviews, writeHotelReview, type HotelReview } from '@aylal/contracts/hotels';
import { journeyKinds, likelyKind, reviewLimits, type JourneyKind, type Travellers } from '@aylal/domain/hotels';
import { checkValues } from '@aylal/forms';
import { useWrite } from '@aylal/parts';
import { messageKey, useServices, useSharedMessages } from '@aylal/shell';
import { Button, Notice, SelectField, Stack } from '@aylal/ui';
import { RadioChips, TextAreaField } from '@aylal/ui/primitives';
import { useState, type FormEvent } from 'react';
import { scoreWord } from '../ui/score-word.ts';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';

interface ReviewFormProps {
  refNumber: string;
  /** Who stayed: what is chosen at first follows from it. */
  stay: Travellers;
  /** What was written before. */
  review: HotelReview | null;
  onSaved: () => void;
}

type Faults = Readonly<Record<string, string>>;

const points = Array.from({ length: reviewLimits.mostScore }, (_, at) => String(reviewLimits.mostScore - at));

/** Points, how one travelled, and some words. What is missing is said at its field; what is typed stays. */
export function ReviewForm({ refNumber, stay, review, onSaved }: ReviewFormProps) {
  const t = useHotelsMessages();
  const shared = useSharedMessages();
  const { api, queryClient, toasts } = useServices();
  const [score, setScore] = useState(review ? String(review.score) : '');
  const [kind, setKind] = useState<JourneyKind>(review?.kind ?? likelyKind(stay));
  const [text, setText] = useState(review?.text ?? '');
  const { running, fault, run } = useWrite<[], { readonly notice?: string; readonly fields?: Faults }>(
    async () => {
      const typed = { ref_number: refNumber, score, text, kind };
      const { faults, values } = checkValues(writeHotelReview.body, typed);
      if (faults) return { fields: faults };
      const answer = await api.call(writeHotelReview, { body: values });
      if (answer.status_code === 200) {
        toasts.show({ kind: 'success', text: t('reviews.thanks') });
        await Promise.all(
          [getOwnReview, listHotelReviews].map(({ name }) => queryClient.invalidateQueries({ queryKey: [name] })),
        );
        onSaved();
        return null;
      }
      const { problem, fields } = answer.result;
      return fields ? { fields } : { notice: shared(messageKey(`problem.${problem}`)) };
    },
    () => ({ notice: shared('failed.text') }),
  );
  const errorOf = (field: string) => {
    const key = fault?.fields?.[field];
    return key === undefined ? undefined : shared(messageKey(key));
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <form noValidate onSubmit={send}>
      <Stack gap="4">
        <SelectField
          label={t('reviews.score')}
          value={score}
          error={errorOf('score')}
          onChange={({ target }) => setScore(target.value)}
          options={[
            { value: '', label: t('reviews.choose') },
            ...points.map((value) => {
              const word = scoreWord(Number(value));
              return { value, label: word ? `${value} · ${t(`score.word.${word}`)}` : value };
            }),
          ]}
        />
        <RadioChips
          legend={t('reviews.how')}
          options={journeyKinds.map((value) => ({ value, label: t(`reviews.kind.${value}`) }))}
          value={kind}
          onChange={setKind}
          error={errorOf('kind')}
        />
        <TextAreaField
          label={t('reviews.text')}
          hint={t('reviews.textHint')}
          value={text}
          error={errorOf('text')}
          maxLength={reviewLimits.mostText}
          onChange={({ target }) => setText(target.value)}
        />
        {fault?.notice && (
          <Notice tone="danger" live="alert">
            {fault.notice}
          </Notice>
        )}
        <Button type="submit" width="phone" alignSelf="start" loading={running}>
          {t('reviews.send')}
        </Button>
      </Stack>
    </form>
  );
}
