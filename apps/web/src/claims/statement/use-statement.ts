import type { StatementView } from '@sillage/wire/claims/statement.ts'
import { ApiError } from '@sillage/wire/http/client.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Saved, StatementSource } from './statement-source.ts'

/** Poll interval in ms: the other driver's changes, on another phone, show within seconds. */
const EVERY_MS = 5000

export function useStatement(source: StatementSource) {
  const query = useQuery({
    queryKey: source.key,
    queryFn: ({ signal }) => source.read(signal),
    refetchOnMount: 'always',
    // a network that comes back, or a server that was busy, goes on; a link that opens nothing any more is final
    refetchInterval: ({ state }) =>
      isFinal(state.error) || (state.data?.signed.a && state.data.signed.b) ? false : EVERY_MS,
  })
  return query
}

const BUSY = 429

function isFinal(failure: Error | null): boolean {
  if (!(failure instanceof ApiError)) return failure !== null
  return failure.status >= 400 && failure.status < 500 && failure.status !== BUSY
}

/** `onSaved` is also called once the page was left. */
export function useStatementWrites(
  source: StatementSource,
  onSaved: (sent: Saved, saved: StatementView) => void,
) {
  const client = useQueryClient()
  const settle = {
    // after a refusal the statement may have changed; after a success others may have changed it since
    onSettled: () => client.invalidateQueries({ queryKey: source.key }),
  } as const
  return {
    save: useMutation({
      mutationFn: (form: Saved) => source.save(form),
      onSuccess: (saved, sent) => {
        // before what was typed is forgotten, so that the form never shows what was there before
        client.setQueryData(source.key, saved)
        onSaved(sent, saved)
      },
      ...settle,
    }),
    sign: useMutation({
      mutationFn: (form: Parameters<StatementSource['sign']>[0]) => source.sign(form),
      ...settle,
    }),
  }
}
