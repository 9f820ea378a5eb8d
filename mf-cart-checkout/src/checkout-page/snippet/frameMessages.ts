import * as z from 'zod/mini';

/** Marks the messages of the payment frame. The shell's document sends and receives the same (`runPaymentFrame`). */
const CHANNEL = 'payment-frame';

/** Taller forms scroll within the frame. */
const MAX_HEIGHT_PX = 4_000;

const fromFrame = z.discriminatedUnion('type', [
  /** The document waits for the provider's HTML. */
  z.object({ channel: z.literal(CHANNEL), type: z.literal('ready') }),
  /** The scripts of the provider have run. */
  z.object({ channel: z.literal(CHANNEL), type: z.literal('rendered') }),
  z.object({
    channel: z.literal(CHANNEL),
    type: z.literal('height'),
    height: z.number().check(z.minimum(0), z.maximum(1_000_000)),
  }),
  /** The shopper has entered an address. Without a zip, the provider sends it to the API only. */
  z.object({
    channel: z.literal(CHANNEL),
    type: z.literal('addressChanged'),
    zip: z.nullable(z.string().check(z.maxLength(20))),
  }),
  /** The shopper has paid, and the provider is about to open the confirmation. */
  z.object({ channel: z.literal(CHANNEL), type: z.literal('completed') }),
  /** A script of the provider could not be loaded, or has thrown. */
  z.object({ channel: z.literal(CHANNEL), type: z.literal('failed') }),
]);

export type FrameMessage = z.infer<typeof fromFrame>;

/** The message of a payment frame; null for everything else, such as messages of other frames. */
export function parseFrameMessage(data: unknown): FrameMessage | null {
  const message = fromFrame.safeParse(data).data ?? null;
  if (message?.type !== 'height') return message;
  return { ...message, height: Math.min(Math.ceil(message.height), MAX_HEIGHT_PX) };
}

/** A message to the frame: the provider's HTML, or what its form must do. */
export type FrameCommand =
  { type: 'render'; provider: string; html: string } | { type: 'suspend' } | { type: 'resume' };

/** The command as the frame's document expects it. */
export function frameCommand(command: FrameCommand): FrameCommand & { channel: string } {
  return { ...command, channel: CHANNEL };
}
