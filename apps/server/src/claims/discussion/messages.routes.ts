import type { messages } from '@sillage/wire/claims/messages.ts'
import type { FileKeeper } from '../../platform/files/file-keeper.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { readDocuments } from '../documents/claim-documents.service.ts'
import { shareDocument } from '../documents/file-shares.service.ts'
import { fileDocument } from '../documents/filing.service.ts'
import { reviewDocument } from '../documents/review.service.ts'
import { documentsOf, download, storeDocuments, thumbnail, upload } from './attachments.service.ts'
import { markHealthFile, openHealthFile, withdrawHealthConsent } from './health-consent.service.ts'
import { messagesOf, postMessage, readUpTo, unreadFor } from './messages.service.ts'
import { tellPresence } from './presence.service.ts'

export const messagesHandlers = (files: FileKeeper): Handlers<typeof messages> => ({
  unread: async ({ context }) => ({ data: await unreadFor(context) }),
  list: ({ context, params, query }) => messagesOf(context, params.claimId, query),
  post: {
    // files are stored before the message that refers to them, outside its transaction
    prepare: async ({ context, body }) => {
      const documents = await storeDocuments({ ...context, files }, body)
      return (database) => postMessage({ ...context, database }, { ...body, documents })
    },
  },
  read: async ({ context, params, body }) => {
    await readUpTo(context, { claimId: params.id, upTo: body.up_to })
    return undefined
  },
  presence: async ({ context, params, body }) => {
    await tellPresence(context, { id: params.id, doing: body.doing })
    return undefined
  },
  documents: ({ context, params }) => documentsOf({ ...context, files }, params.id),
  files: async ({ context, params }) => ({
    data: await readDocuments(context, params.id),
  }),
  upload: async ({ context, params, query, body }) => ({
    data: await upload(
      { ...context, files },
      { claimId: params.id, name: query.name, bytes: body },
    ),
  }),
  download: ({ context, params }) =>
    download({ ...context, files }, { claimId: params.id, fileId: params.fileId }),
  fileDocument: async ({ context, params, body }) => ({
    data: await fileDocument(context, { ...body, id: params.id, fileId: params.fileId }),
  }),
  reviewDocument: async ({ context, params, body }) => ({
    data: await reviewDocument(context, { ...body, id: params.id, fileId: params.fileId }),
  }),
  shareDocument: async ({ context, params, body }) => ({
    data: await shareDocument(context, { ...params, isShared: body.is_shared }),
  }),
  openHealthFile: ({ context, params, body }) =>
    openHealthFile(
      { ...context, files },
      { claimId: params.id, fileId: params.fileId, reason: body.reason },
    ),
  markHealthFile: async ({ context, params, body }) => ({
    data: await markHealthFile(context, {
      claimId: params.id,
      fileId: params.fileId,
      isHealth: body.is_health,
    }),
  }),
  withdrawHealthConsent: async ({ context, params }) => ({
    data: await withdrawHealthConsent(context, { claimId: params.id, fileId: params.fileId }),
  }),
  thumbnail: ({ context, params }) =>
    thumbnail({ ...context, files }, { claimId: params.id, fileId: params.fileId }),
})
