import { useRef, useState, type SyntheticEvent } from 'react';
import { useOperations } from '@hemvaror/runtime/api/OperationsProvider';
import { useAuth } from '@hemvaror/runtime/auth/AuthProvider';
import { attemptLimit, type AttemptLimit } from '@hemvaror/domain/failure/attemptLimit';
import { limitText } from '@hemvaror/domain/failure/limitText';
import { cleanText } from '@hemvaror/domain/validation/cleanText';
import { required } from '@hemvaror/domain/validation/required';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Button } from '@hemvaror/ui/button/Button';
import { Field } from '@hemvaror/ui/field/Field';
import { TextArea } from '@hemvaror/ui/field/TextArea';
import { useFieldValidation } from '@hemvaror/ui/field/useFieldValidation';
import { Notice } from '@hemvaror/ui/notice/Notice';
import { RatingInput } from '@hemvaror/ui/rating/RatingInput';
import classes from './ReviewForm.module.css';
import { MAX_TITLE_LENGTH, reviewComment } from './reviewText.ts';
import { sendReview } from './sendReview.ts';
import { useProductTranslation } from '../messages/useProductTranslation.ts';

/** Maximum lengths in characters (PRODUCT-12). */
const MAX_LENGTH = { title: MAX_TITLE_LENGTH, author: 50, comment: 150 };

/** Form with required rating, name and comment, and an optional title (PRODUCT-12); then a note that reviews are moderated (PRODUCT-10). */
export function ReviewForm({ alias }: { alias: string }) {
  const { t } = useProductTranslation();
  const { locale } = useShop();
  const operations = useOperations();
  const auth = useAuth();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({ rating: 0, author: '', title: '', comment: '' });
  const [isUnrated, setUnrated] = useState(false);
  const author = useFieldValidation(required);
  const comment = useFieldValidation(required);
  const [progress, setProgress] = useState<'idle' | 'sending' | 'failed' | 'sent' | AttemptLimit>('idle');

  /** Validates all fields, which render their own errors. @returns whether all are valid */
  function isComplete(): boolean {
    setUnrated(values.rating === 0);
    const results = [values.rating > 0, author.check(values.author), comment.check(values.comment)];
    return !results.includes(false);
  }

  async function send(): Promise<void> {
    setProgress('sending');
    try {
      const { rating, title, comment: text } = values;
      const review = {
        alias,
        rating,
        author: cleanText(values.author),
        // The text has several lines, which the cleaning would join.
        comment: reviewComment({ title: cleanText(title), text }),
      };
      setProgress(await sendReview(operations, auth, review));
    } catch (error) {
      // The form reports it (ERR-15) and keeps the values, so that the customer can try again.
      setProgress(attemptLimit(error) ?? 'failed');
    }
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (progress === 'sending') return;
    if (isComplete()) void send();
    // In the next frame, when the invalid fields are marked: focus the first one.
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(FIRST_INVALID)?.focus());
  }

  if (progress === 'sent') {
    return (
      <p ref={takeFocus} tabIndex={-1} className={classes.sent}>
        {t('review.sent')}
      </p>
    );
  }

  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit} aria-label={t('review.write')}>
      {progress === 'failed' && <Notice tone="error">{t('failed.generic')}</Notice>}
      {typeof progress === 'object' && <Notice tone="error">{limitText(progress, locale)}</Notice>}
      <RatingInput
        legend={t('review.rating')}
        starLabel={(rating) => t('review.stars', { rating })}
        value={values.rating}
        onChange={(rating) => {
          setUnrated(false);
          setValues({ ...values, rating });
        }}
        error={isUnrated ? t('review.ratingMissing') : null}
      />
      <Field
        {...author.handlers}
        ref={takeFocus}
        label={t('review.author')}
        name="author"
        autoComplete="given-name"
        maxLength={MAX_LENGTH.author}
        required
        value={values.author}
        onChange={({ target }) => setValues({ ...values, author: target.value })}
        error={author.problem && t('review.missing')}
      />
      <Field
        label={t('review.titleOf')}
        optionalMark={t('review.optional')}
        name="title"
        maxLength={MAX_LENGTH.title}
        value={values.title}
        onChange={({ target }) => setValues({ ...values, title: target.value })}
      />
      <TextArea
        {...comment.handlers}
        label={t('review.comment')}
        name="comment"
        maxLength={MAX_LENGTH.comment}
        required
        value={values.comment}
        onChange={({ target }) => setValues({ ...values, comment: target.value })}
        error={comment.problem && t('review.missing')}
      />
      <Button type="submit" loading={progress === 'sending'}>
        {t('review.submit')}
      </Button>
    </form>
  );
}

/** Matches an invalid field, or a star of an invalid rating. */
const FIRST_INVALID = '[aria-invalid="true"]:is(input, textarea), [aria-invalid="true"] input';

/** Moves the focus from a removed element to its replacement. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
