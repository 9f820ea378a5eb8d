import * as z from 'zod/mini';
import { compact } from '@hemvaror/domain/compact';
import { attemptLimit, type AttemptLimit } from '@hemvaror/domain/failure/attemptLimit';
import { limitText } from '@hemvaror/domain/failure/limitText';
import { emailFrom } from '@hemvaror/domain/validation/email';
import { apolloContext, type GraphQLOperations, type OperationOptions } from '@hemvaror/runtime/api/operations';
import type {
  ActionArgs,
  ActionNotice,
  ActionRedirect,
  ActionResult,
  NoticeArgs,
  PageAction,
  RefusedField,
} from '@hemvaror/runtime/contract/contract';
import { pathTo } from '@hemvaror/runtime/routing/paths';
import { localePrefixOf } from '@hemvaror/runtime/routing/usePathTo';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import { CancelOrderDocument, RequestWithdrawalDocument } from './OrderPage.action.generated.ts';
import type { OrderPageData } from './OrderPage.loader.ts';
import { EMAIL_NAME, INTENTS, MAX_EMAIL_LENGTH, MAX_MESSAGE_LENGTH, MESSAGE_NAME } from './orderIntents.ts';
import { confirmAddress, stepAddress } from './orderPageStep.ts';
import { parseSelection } from './withdrawalSelection.ts';

const RESULTS = ['canceled', 'withdrawn', 'cancelRefused', 'withdrawalRefused', 'failed'] as const;
/** The typed address and message, which the form shows again. */
const typed = {
  email: z._default(z.string(), ''),
  message: z._default(z.string(), ''),
};
const resultSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(RESULTS) }),
  z.object({ kind: z.enum(['proofRequired', 'emailInvalid', 'proofWrong']), ...typed }),
  z.object({ kind: z.literal('tooMany'), waitMinutes: z.int(), ...typed }),
]);
/** Of address and message, escaped as JSON. The result of a post fits into a cookie. */
const MAX_STORED_LENGTH = 700;

const fieldsSchema = z.object({
  intent: z.enum([INTENTS.cancel, INTENTS.withdraw]),
  /** Undefined in the form of the logged-in customer. */
  email: z.optional(z.string().check(z.maxLength(MAX_EMAIL_LENGTH))),
  message: z._default(z.string().check(z.maxLength(MAX_MESSAGE_LENGTH)), ''),
});
type Fields = z.infer<typeof fieldsSchema>;

/** Handles the forms of the page, with and without JavaScript: cancellation and withdrawal. */
export const action: PageAction<OrderPageData> = { run, notice };

async function run({ form, params, context }: ActionArgs): Promise<ActionResult | ActionRedirect> {
  // Browsers send the line breaks of a text as two characters, but count one.
  const message = form.get(MESSAGE_NAME)?.replaceAll('\r\n', '\n');
  const email = form.get(EMAIL_NAME);
  const fields = fieldsSchema.safeParse({
    intent: form.get('intent'),
    ...(email !== null && { email }),
    ...(message && { message }),
  }).data;
  if (!fields) return { kind: 'failed' };
  const publicOrderId = params['publicId'] ?? '';
  const path = pathTo('order', localePrefixOf(context.get(shopContext)), { publicId: publicOrderId });
  const operations = context.get(apolloContext);
  const proof = fields.email === undefined ? undefined : emailFrom(fields.email);
  const hasInvalidProof = fields.email !== undefined && proof === undefined;
  const variables = { publicOrderId, ...(proof !== undefined && { email: proof }) };

  if (fields.intent === INTENTS.cancel) {
    const to = stepAddress(path, 'cancel');
    if (hasInvalidProof) return backToForm(to, { kind: 'emailInvalid' }, fields);
    const { data, refusal } = await execute(operations, { document: CancelOrderDocument, variables });
    if (data?.cancelOrder) return { kind: 'canceled' };
    return refusal === 'step' ? { kind: 'cancelRefused' } : refusalResult(refusal, to, fields);
  }
  const selection = parseSelection(form);
  const items = [...selection].map(([itemId, quantity]) => ({ itemId, quantity }));
  // Without items, the API would withdraw from the whole purchase.
  if (items.length === 0) return { kind: 'failed' };
  const to = confirmAddress(path, selection);
  if (hasInvalidProof) return backToForm(to, { kind: 'emailInvalid' }, fields);
  const { data, refusal } = await execute(operations, {
    document: RequestWithdrawalDocument,
    variables: { ...variables, items, ...(fields.message && { message: fields.message }) },
  });
  if (data?.requestWithdrawal) return { kind: 'withdrawn' };
  return refusal === 'step' ? { kind: 'withdrawalRefused' } : refusalResult(refusal, to, fields);
}

/** `step`: the order no longer allows the change. */
type StepRefusal = 'step' | FormRefusal;
/** Refusals other than `failed` lead back to the form. */
type FormRefusal = 'proofRequired' | 'proofWrong' | 'failed' | AttemptLimit;

/** @throws ApiError, except for a limit */
async function execute<Data, Variables>(
  operations: GraphQLOperations,
  options: OperationOptions<Data, Variables>,
): Promise<{ data: Data | null; refusal: StepRefusal }> {
  try {
    const { data, refusals } = await operations.executeWithRefusals(options);
    const [known] = compact(refusals.map(({ code }) => REFUSALS.get(code ?? '')));
    return { data, refusal: attemptLimit({ refusals }) ?? known ?? 'failed' };
  } catch (error) {
    const limit = attemptLimit(error);
    if (!limit) throw error;
    return { data: null, refusal: limit };
  }
}

const REFUSALS: ReadonlyMap<string, 'step' | 'proofRequired' | 'proofWrong'> = new Map([
  ['ORDER_STEP_REFUSED', 'step'],
  ['ORDER_PROOF_REQUIRED', 'proofRequired'],
  ['ORDER_PROOF_WRONG', 'proofWrong'],
]);

function refusalResult(refusal: FormRefusal, form: string, fields: Fields): ActionResult | ActionRedirect {
  if (typeof refusal === 'object') {
    return backToForm(form, { kind: 'tooMany', waitMinutes: refusal.waitMinutes }, fields);
  }
  return refusal === 'failed' ? { kind: refusal } : backToForm(form, { kind: refusal }, fields);
}

/** Leads back to a form, with the same items, address and message. */
function backToForm(to: string, result: ActionResult, { email = '', message }: Fields): ActionRedirect {
  const isStorable = JSON.stringify(email + message).length <= MAX_STORED_LENGTH;
  return { redirect: { to, result: { ...result, email, ...(message && isStorable && { message }) } } };
}

function notice({ result, t, shop }: NoticeArgs<OrderPageData>): ActionNotice | null {
  const parsed = resultSchema.safeParse(result).data;
  if (!parsed) return null;
  switch (parsed.kind) {
    case 'tooMany': {
      const text = limitText(parsed, shop.locale);
      return { tone: 'error', text: `${text} ${t('orderPage.result.tooMany')}`, fields: fieldsOf(parsed, '') };
    }
    case 'proofRequired': {
      const text = t('orderPage.result.proofRequired');
      return { tone: 'error', text, fields: fieldsOf(parsed, text) };
    }
    case 'emailInvalid':
    case 'proofWrong': {
      const text = t('orderPage.result.proofRefused');
      return { tone: 'error', text, fields: fieldsOf(parsed, t('orderPage.proof.wrong')) };
    }
    case 'canceled':
    case 'withdrawn':
      return { tone: 'success', text: t(`orderPage.result.${parsed.kind}`) };
    default:
      return { tone: 'error', text: t(`orderPage.result.${parsed.kind}`) };
  }
}

/** The typed values, which the form shows again. @param error of the address, empty if a limit refused the post */
function fieldsOf({ email, message }: { email: string; message: string }, error: string): RefusedField[] {
  return [
    // The form of the logged-in customer has no address.
    ...(email || error ? [{ name: EMAIL_NAME, value: email, error }] : []),
    ...(message ? [{ name: MESSAGE_NAME, value: message, error: '' }] : []),
  ];
}
