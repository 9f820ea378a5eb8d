import type { FastifyRequest } from 'fastify';
import { isCovered } from '../keys/commandPatterns.ts';
import type { Access } from './authenticate.ts';

/** Name of the request's decorator. */
export const ACCESS = 'operatorAccess';

/** The access of an authenticated request. */
export function accessOf(request: FastifyRequest): Access {
  return request.getDecorator<Access>(ACCESS);
}

/** Whether an access opens a command. */
export function opens({ commands }: Access, command: string): boolean {
  return isCovered(commands, command);
}
