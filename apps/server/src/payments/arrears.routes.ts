import type { arrears } from '@sillage/wire/payments/arrears.ts'
import type { FileKeeper } from '../platform/files/file-keeper.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { listArrears, noticeLetter, postNotice } from './arrears/arrears.service.ts'

export function arrearsHandlers(files: FileKeeper): Handlers<typeof arrears> {
  return {
    list: async ({ context }) => ({ data: await listArrears(context) }),
    letter: ({ params, context }) => noticeLetter(context, files, params.id),
    post: async ({ params, body, context }) => {
      await postNotice(context, params.id, body)
      return undefined
    },
  }
}
