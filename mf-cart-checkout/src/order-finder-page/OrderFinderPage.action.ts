import * as z from 'zod/mini';
import { attemptLimit, type AttemptLimit } from '@hemvaror/domain/failure/attemptLimit';
import { limitText } from '@hemvaror/domain/failure/limitText';
import { emailFrom } from '@hemvaror/domain/validation/email';
import { orderNumberFrom } from '@hemvaror/domain/validation/orderNumber';
import { apolloContext, type GraphQLOperations } from '@hemvaror/runtime/api/operations';
import type {
  ActionArgs,
  ActionNotice,
  ActionResult,
  NoticeArgs,
  PageAction,
} from '@hemvaror/runtime/contract/contract';
import { MAX_LENGTHS, postedValues, type FinderField, type FinderValues } from './finderFields.ts';
import {
  RequestOrderLinkDocument,
  type RequestOrderLinkMutationVariables,
} from './OrderFinderPage.action.generated.ts';

const values = {
  orderNumber: z.string().check(z.maxLength(MAX_LENGTHS.orderNumber)),
  email: z.string().check(z.maxLength(MAX_LENGTHS.email)),
};
const resultSchema = z.discriminatedUnion('kind', [
  /** The request was taken. It does not say whether number and address belong together. */
  z.object({ kind: z.literal('sent') }),
  z.object({ kind: z.enum(['invalid', 'failed']), ...values }),
  z.object({ kind: z.literal('tooMany'), waitMinutes: z.int(), ...values }),
]);

/** Handles the form of the page, with and without JavaScript: requests the mail with the link of an order. */
export const action: PageAction<null> = { run, notice };

async function run({ form, context }: ActionArgs): Promise<ActionResult> {
  const typed = postedValues(form);
  const orderId = orderNumberFrom(typed.orderNumber);
  const email = emailFrom(typed.email);
  if (orderId === undefined || email === undefined) return { kind: 'invalid', ...typed };
  const outcome = await requestLink(context.get(apolloContext), { orderId, email });
  if (outcome === 'sent') return { kind: 'sent' };
  if (outcome === 'failed') return { kind: 'failed', ...typed };
  return { kind: 'tooMany', waitMinutes: outcome.waitMinutes, ...typed };
}

/** @throws ApiError, except for a limit */
async function requestLink(
  operations: GraphQLOperations,
  variables: RequestOrderLinkMutationVariables,
): Promise<'sent' | 'failed' | AttemptLimit> {
  try {
    const { data, refusals } = await operations.executeWithRefusals({ document: RequestOrderLinkDocument, variables });
    return data?.requestOrderLink ? 'sent' : (attemptLimit({ refusals }) ?? 'failed');
  } catch (error) {
    const limit = attemptLimit(error);
    if (!limit) throw error;
    return limit;
  }
}

function notice({ result, t, shop }: NoticeArgs<null>): ActionNotice | null {
  const { data } = resultSchema.safeParse(result);
  if (!data) return null;
  if (data.kind === 'sent') return { tone: 'success', text: t('orderFinder.result.sent') };
  const text =
    data.kind === 'tooMany'
      ? `${limitText(data, shop.locale)} ${t('orderFinder.result.tooMany')}`
      : t(`orderFinder.result.${data.kind}`);
  return { tone: 'error', text, fields: fieldsOf(data, text) };
}

/** The typed values, which the form shows again. It validates them itself, so that each field has its own error. */
function fieldsOf(typed: FinderValues, error: string) {
  const names: FinderField[] = ['orderNumber', 'email'];
  return names.map((name) => ({ name, value: typed[name], error }));
}
