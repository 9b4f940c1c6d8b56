import type { RequestContext, Session } from './request-context.ts'

type RequiredParts<S extends Session | null> = Pick<
  RequestContext<S>,
  'database' | 'now' | 'session'
>

/** A request context for code that runs without a browser: tests and the demonstration. */
export function buildContext<S extends Session | null>(
  parts: RequiredParts<S> & Partial<RequestContext<S>>,
): RequestContext<S> {
  return {
    ip: '192.0.2.1',
    userAgent: 'Mozilla/5.0',
    origin: 'http://localhost',
    cookies: '',
    header: () => null,
    sendCookie: () => undefined,
    linkNext: () => undefined,
    waiter: { who: '192.0.2.1', isGone: () => false },
    lastEventId: null,
    ...parts,
  }
}
