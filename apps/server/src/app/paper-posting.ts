import { writeDuePosts } from '../contracts/posts/paper-posts.service.ts'
import type { Papers } from '../documents/issued-documents.service.ts'
import type { Database } from '../platform/database/database.ts'
import { repeatWork } from '../platform/work/repeat-work.ts'

/** Looks for documents to mail now and every two seconds, until stopped. */
export function startPaperPosting(parts: Papers & { readonly database: Database }) {
  return repeatWork(() => writeDuePosts({ ...parts, now: Temporal.Now.instant() }), {
    pauseMs: 2000,
  })
}
