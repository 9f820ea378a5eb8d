import { useRef, useState, type SyntheticEvent } from 'react';
import { useOperations } from '@hemvaror/runtime/api/OperationsProvider';
import { useAuth } from '@hemvaror/runtime/auth/AuthProvider';
import { required } from '@hemvaror/domain/validation/required';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Button } from '@hemvaror/ui/button/Button';
import { Field } from '@hemvaror/ui/field/Field';
import { TextArea } from '@hemvaror/ui/field/TextArea';
import { useFieldValidation } from '@hemvaror/ui/field/useFieldValidation';
import { Notice } from '@hemvaror/ui/notice/Notice';
import { RatingInput } from '@hemvaror/ui/rating/RatingInput';
import classes from './ReviewForm.module.css';
import { sendReview } from './sendReview.ts';

/** Longest name and comment, in characters (PRODUCT-12). */
const MAX_LENGTH = { author: 50, comment: 150 };

/** Stars, name and words, all of them needed (PRODUCT-12); then says that the shop reads the review first (PRODUCT-10). */
export function ReviewForm({ alias }: { alias: string }) {
  const { t } = useTranslation('catalog');
  const operations = useOperations();
  const auth = useAuth();
  const form = useRef<HTMLFormElement>(null);
  const [written, setWritten] = useState({ rating: 0, author: '', comment: '' });
  const [isUnrated, setUnrated] = useState(false);
  const author = useFieldValidation(required);
  const comment = useFieldValidation(required);
  const [progress, setProgress] = useState<'written' | 'sending' | 'failed' | 'sent'>('written');

  /** @returns whether all is there; each field says by itself what is wrong with it */
  function isComplete(): boolean {
    setUnrated(written.rating === 0);
    const found = [written.rating > 0, author.check(written.author), comment.check(written.comment)];
    return !found.includes(false);
  }

  async function send(): Promise<void> {
    setProgress('sending');
    try {
      const review = { alias, rating: written.rating, author: written.author.trim(), comment: written.comment.trim() };
      setProgress((await sendReview(operations, auth, review)) ? 'sent' : 'failed');
    } catch {
      // The writer reads that it failed (ERR-15), and can send again what still stands there.
      setProgress('failed');
    }
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (progress === 'sending') return;
    if (isComplete()) void send();
    // Once the fields are marked: what is to be mended is where the writer goes on.
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(FIRST_WRONG)?.focus());
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
      <RatingInput
        legend={t('review.rating')}
        starLabel={(rating) => t('product.rating', { rating })}
        value={written.rating}
        onChange={(rating) => {
          setUnrated(false);
          setWritten({ ...written, rating });
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
        value={written.author}
        onChange={({ target }) => setWritten({ ...written, author: target.value })}
        error={author.problem && t('review.missing')}
      />
      <TextArea
        {...comment.handlers}
        label={t('review.comment')}
        name="comment"
        maxLength={MAX_LENGTH.comment}
        required
        value={written.comment}
        onChange={({ target }) => setWritten({ ...written, comment: target.value })}
        error={comment.problem && t('review.missing')}
      />
      <Button type="submit" loading={progress === 'sending'}>
        {t('review.submit')}
      </Button>
    </form>
  );
}

/** A field that is wrong, or a star of a rating that is. */
const FIRST_WRONG = '[aria-invalid="true"]:is(input, textarea), [aria-invalid="true"] input';

/** What had the focus is gone; it goes on with what took its place. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
