import type { documents } from '@sillage/wire/documents.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { generateQuote } from './quote.service.ts'

export const documentsHandlers: Handlers<typeof documents> = {
  quote: ({ body, session, context }) => generateQuote({ ...context, session }, body),
}
