import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';

export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** Reads the confirmation of an order from the site's data folder, or from the mail catcher at `SITE_MAIL`. */
export async function confirmationOf(orderId: string): Promise<Mail | undefined> {
  const catcher = process.env['SITE_MAIL'];
  const raw = catcher ? await fromCatcher(catcher, orderId) : await fromFolder(orderId);
  return raw === undefined ? undefined : parseMail(raw);
}

/** Reads the mails of a topic to an address, oldest first. */
export async function mailsTo(
  email: string,
  topic: 'password-reset' | 'newsletter-confirmation' | 'order-link',
): Promise<Mail[]> {
  const catcher = process.env['SITE_MAIL'];
  const raw = catcher ? await allFromCatcher(catcher, email) : await allFromFolder(`-${topic}-`);
  const mails = await Promise.all(raw.map(parseMail));
  return mails.filter(({ to }) => to === email);
}

async function parseMail(raw: Buffer | string): Promise<Mail> {
  const { to, subject, html, text } = await PostalMime.parse(raw);
  return { to: to?.[0]?.address ?? '', subject: subject ?? '', html: html ?? '', text: text ?? '' };
}

async function allFromFolder(topic: string): Promise<Buffer[]> {
  const folder = path.join(process.env['SITE_DATA'] ?? '', 'mail');
  const files = await readdir(folder).catch(() => []);
  const found = files.filter((name) => name.includes(topic) && name.endsWith('.eml')).toSorted();
  return Promise.all(found.map((name) => readFile(path.join(folder, name))));
}

async function allFromCatcher(origin: string, email: string): Promise<string[]> {
  const mails: { id: string; to: { address: string }[] }[] = await json(`${origin}/api/email`);
  const found = mails.filter(({ to }) => to.some(({ address }) => address === email));
  return Promise.all(found.map(({ id }) => text(`${origin}/api/email/${id}/download`)));
}

async function fromFolder(orderId: string): Promise<Buffer | undefined> {
  const folder = path.join(process.env['SITE_DATA'] ?? '', 'mail');
  const files = await readdir(folder).catch(() => []);
  const file = files.find((name) => name.endsWith(`-order-${orderId}.eml`));
  return file ? readFile(path.join(folder, file)) : undefined;
}

async function fromCatcher(origin: string, orderId: string): Promise<string | undefined> {
  const mails: { id: string; subject: string }[] = await json(`${origin}/api/email`);
  const found = mails.find(({ subject }) => new RegExp(`\\b${orderId}\\b`).test(subject));
  return found && text(`${origin}/api/email/${found.id}/download`);
}

async function json<Value>(url: string): Promise<Value> {
  return JSON.parse(await text(url));
}

async function text(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
  return response.text();
}
