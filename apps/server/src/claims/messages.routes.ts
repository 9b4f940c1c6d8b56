import type { messages } from '@sillage/wire/messages.ts'
import type { FileKeeper } from '../platform/files/file-keeper.ts'
import type { Handlers, Session } from '../platform/http/mount.ts'
import {
  documentsOf,
  download,
  filesOf,
  storeDocuments,
  thumbnail,
  upload,
} from './attachments.service.ts'
import type { Acting } from './claim-movement.ts'
import { presentFile } from './messages.present.ts'
import { messagesOf, postMessage, readUpTo, unreadFor } from './messages.service.ts'

interface Call {
  readonly session: Session
  readonly context: Pick<Acting, 'database' | 'now'>
}

const actingOf = ({ session, context: { database, now } }: Call) => ({ database, now, session })

export const messagesHandlers = (files: FileKeeper): Handlers<typeof messages> => ({
  unread: async (call) => ({ data: await unreadFor(actingOf(call)) }),
  list: (call) => messagesOf(actingOf(call), call.params.claimId, call.query),
  post: {
    // a file is stored before the message that names it, and outside its transaction
    prepare: async (call) => {
      const documents = await storeDocuments({ ...actingOf(call), files }, call.body)
      return (database) => postMessage({ ...actingOf(call), database }, { ...call.body, documents })
    },
  },
  read: async (call) => {
    await readUpTo(actingOf(call), { claimId: call.params.id, upTo: call.body.up_to })
    return undefined
  },
  documents: (call) => documentsOf({ ...actingOf(call), files }, call.params.id),
  files: async (call) => ({
    data: (await filesOf(actingOf(call), call.params.id)).map(presentFile),
  }),
  upload: async (call) => ({
    data: await upload(
      { ...actingOf(call), files },
      { claimId: call.params.id, name: call.query.name, bytes: call.body },
    ),
  }),
  download: (call) =>
    download({ ...actingOf(call), files }, { claimId: call.params.id, fileId: call.params.fileId }),
  thumbnail: (call) =>
    thumbnail(
      { ...actingOf(call), files },
      { claimId: call.params.id, fileId: call.params.fileId },
    ),
})
