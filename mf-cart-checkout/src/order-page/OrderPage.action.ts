import * as z from 'zod/mini';
import { apolloContext, type GraphQLRefusal } from '@hemvaror/runtime/api/operations';
import type { ActionArgs, ActionNotice, NoticeArgs, PageAction } from '@hemvaror/runtime/contract/contract';
import { CancelOrderDocument, RequestWithdrawalDocument } from './OrderPage.action.generated.ts';
import type { OrderPageData } from './OrderPage.loader.ts';
import { INTENTS, MAX_MESSAGE_LENGTH } from './orderIntents.ts';
import { parseSelection } from './withdrawalSelection.ts';

const RESULTS = ['canceled', 'withdrawn', 'cancelRefused', 'withdrawalRefused', 'tooMany', 'failed'] as const;
const resultSchema = z.object({ kind: z.enum(RESULTS) });
type OrderResult = z.infer<typeof resultSchema>;

const fieldsSchema = z.object({
  intent: z.enum([INTENTS.cancel, INTENTS.withdraw]),
  message: z._default(z.string().check(z.maxLength(MAX_MESSAGE_LENGTH)), ''),
});

/** Handles the forms of the page, with and without JavaScript: cancellation and withdrawal. */
export const action: PageAction<OrderPageData> = { run, notice };

async function run({ form, params, context }: ActionArgs): Promise<OrderResult> {
  // Browsers send the line breaks of a text as two characters, but count one.
  const message = form.get('message')?.replaceAll('\r\n', '\n');
  const fields = fieldsSchema.safeParse({ intent: form.get('intent'), ...(message && { message }) }).data;
  const publicOrderId = params['publicId'] ?? '';
  if (!fields) return { kind: 'failed' };
  const operations = context.get(apolloContext);

  if (fields.intent === INTENTS.cancel) {
    const { data, refusals } = await operations.executeWithRefusals({
      document: CancelOrderDocument,
      variables: { publicOrderId },
    });
    return data?.cancelOrder ? { kind: 'canceled' } : { kind: refusalKind(refusals, 'cancelRefused') };
  }
  const items = [...parseSelection(form)].map(([itemId, quantity]) => ({ itemId, quantity }));
  // Without items, the API would withdraw from the whole purchase.
  if (items.length === 0) return { kind: 'failed' };
  const { data, refusals } = await operations.executeWithRefusals({
    document: RequestWithdrawalDocument,
    variables: { publicOrderId, items, ...(fields.message && { message: fields.message }) },
  });
  return data?.requestWithdrawal ? { kind: 'withdrawn' } : { kind: refusalKind(refusals, 'withdrawalRefused') };
}

function refusalKind(
  refusals: readonly GraphQLRefusal[],
  refused: 'cancelRefused' | 'withdrawalRefused',
): OrderResult['kind'] {
  if (refusals.some(({ code }) => code === 'ORDER_STEP_REFUSED')) return refused;
  return refusals.some(({ code }) => code === 'TOO_MANY_ATTEMPTS') ? 'tooMany' : 'failed';
}

function notice({ result, t }: NoticeArgs<OrderPageData>): ActionNotice | null {
  const parsed = resultSchema.safeParse(result).data;
  if (!parsed) return null;
  const isDone = parsed.kind === 'canceled' || parsed.kind === 'withdrawn';
  return { tone: isDone ? 'success' : 'error', text: t(`orderPage.result.${parsed.kind}`) };
}
