import * as z from 'zod/mini';
import { attemptLimit, type AttemptLimit } from '@hemvaror/domain/failure/attemptLimit';
import { limitText } from '@hemvaror/domain/failure/limitText';
import { apolloContext, type GraphQLOperations, type OperationOptions } from '@hemvaror/runtime/api/operations';
import type {
  ActionArgs,
  ActionNotice,
  ActionRedirect,
  ActionResult,
  NoticeArgs,
  PageAction,
} from '@hemvaror/runtime/contract/contract';
import { pathTo } from '@hemvaror/runtime/routing/paths';
import { localePrefixOf } from '@hemvaror/runtime/routing/usePathTo';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import { CancelOrderDocument, RequestWithdrawalDocument } from './OrderPage.action.generated.ts';
import type { OrderPageData } from './OrderPage.loader.ts';
import { INTENTS, MAX_MESSAGE_LENGTH, MESSAGE_NAME } from './orderIntents.ts';
import { confirmAddress } from './orderPageStep.ts';
import { parseSelection } from './withdrawalSelection.ts';

const RESULTS = ['canceled', 'withdrawn', 'cancelRefused', 'withdrawalRefused', 'failed'] as const;
const resultSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(RESULTS) }),
  z.object({
    kind: z.literal('tooMany'),
    waitMinutes: z.int(),
    /** The message of the withdrawal, which the form shows again. */
    message: z._default(z.string(), ''),
  }),
]);
/** Escaped as JSON. The result of a post fits into a cookie. */
const MAX_STORED_LENGTH = 700;

const fieldsSchema = z.object({
  intent: z.enum([INTENTS.cancel, INTENTS.withdraw]),
  message: z._default(z.string().check(z.maxLength(MAX_MESSAGE_LENGTH)), ''),
});

/** Handles the forms of the page, with and without JavaScript: cancellation and withdrawal. */
export const action: PageAction<OrderPageData> = { run, notice };

async function run({ form, params, context }: ActionArgs): Promise<ActionResult | ActionRedirect> {
  // Browsers send the line breaks of a text as two characters, but count one.
  const message = form.get(MESSAGE_NAME)?.replaceAll('\r\n', '\n');
  const fields = fieldsSchema.safeParse({ intent: form.get('intent'), ...(message && { message }) }).data;
  const publicOrderId = params['publicId'] ?? '';
  if (!fields) return { kind: 'failed' };
  const operations = context.get(apolloContext);

  if (fields.intent === INTENTS.cancel) {
    const { data, refusal } = await execute(operations, {
      document: CancelOrderDocument,
      variables: { publicOrderId },
    });
    return data?.cancelOrder ? { kind: 'canceled' } : refusalResult(refusal, 'cancelRefused');
  }
  const selection = parseSelection(form);
  const items = [...selection].map(([itemId, quantity]) => ({ itemId, quantity }));
  // Without items, the API would withdraw from the whole purchase.
  if (items.length === 0) return { kind: 'failed' };
  const { data, refusal } = await execute(operations, {
    document: RequestWithdrawalDocument,
    variables: { publicOrderId, items, ...(fields.message && { message: fields.message }) },
  });
  if (data?.requestWithdrawal) return { kind: 'withdrawn' };
  const result = refusalResult(refusal, 'withdrawalRefused');
  if (result.kind !== 'tooMany') return result;
  // Back to the form, with the same items and message.
  const path = pathTo('order', localePrefixOf(context.get(shopContext)), { publicId: publicOrderId });
  const isStorable = JSON.stringify(fields.message).length <= MAX_STORED_LENGTH;
  return {
    redirect: {
      to: confirmAddress(path, selection),
      result: { ...result, message: isStorable ? fields.message : '' },
    },
  };
}

/** `step`: the order no longer allows the change. */
type StepRefusal = 'step' | 'failed' | AttemptLimit;

/** @throws ApiError, except for a limit */
async function execute<Data, Variables>(
  operations: GraphQLOperations,
  options: OperationOptions<Data, Variables>,
): Promise<{ data: Data | null; refusal: StepRefusal }> {
  try {
    const { data, refusals } = await operations.executeWithRefusals(options);
    const isStepRefused = refusals.some(({ code }) => code === 'ORDER_STEP_REFUSED');
    return { data, refusal: attemptLimit({ refusals }) ?? (isStepRefused ? 'step' : 'failed') };
  } catch (error) {
    const limit = attemptLimit(error);
    if (!limit) throw error;
    return { data: null, refusal: limit };
  }
}

function refusalResult(refusal: StepRefusal, refused: 'cancelRefused' | 'withdrawalRefused') {
  if (typeof refusal === 'object') return { kind: 'tooMany', waitMinutes: refusal.waitMinutes } as const;
  return { kind: refusal === 'step' ? refused : 'failed' } as const;
}

function notice({ result, t, shop }: NoticeArgs<OrderPageData>): ActionNotice | null {
  const parsed = resultSchema.safeParse(result).data;
  if (!parsed) return null;
  if (parsed.kind === 'tooMany') {
    const text = limitText(parsed, shop.locale);
    const fields = parsed.message ? [{ name: MESSAGE_NAME, value: parsed.message, error: text }] : [];
    return { tone: 'error', text: `${text} ${t('orderPage.result.tooMany')}`, fields };
  }
  const isDone = parsed.kind === 'canceled' || parsed.kind === 'withdrawn';
  return { tone: isDone ? 'success' : 'error', text: t(`orderPage.result.${parsed.kind}`) };
}
