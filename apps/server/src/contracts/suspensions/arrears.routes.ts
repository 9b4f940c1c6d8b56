import type { arrears } from '@sillage/wire/payments/arrears.ts'
import { listArrears, noticeLetter, postNotice } from '../../payments/arrears/arrears.service.ts'
import type { FileKeeper } from '../../platform/files/file-keeper.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { terminate, terminationLetter, terminationPreview } from './terminations.service.ts'

/** The letters belong to payments; what they do to a contract belongs here. */
export function arrearsHandlers(files: FileKeeper): Handlers<typeof arrears> {
  return {
    list: async ({ context }) => ({ data: await listArrears(context) }),
    letter: ({ params, context }) => noticeLetter(context, files, params.id),
    post: async ({ params, body, context }) => {
      await postNotice(context, params.id, body)
      return undefined
    },
    termination: async ({ params, context }) => ({
      data: await terminationPreview(context, params.id),
    }),
    terminationLetter: ({ params, context }) => terminationLetter(context, params.id),
    terminate: async ({ params, body, context }) => {
      await terminate(context, files, params.id, body)
      return undefined
    },
  }
}
