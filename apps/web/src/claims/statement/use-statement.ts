import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Saved, StatementSource } from './statement-source.ts'

/** Poll interval in ms: the other driver's changes, on another phone, show within seconds. */
const EVERY_MS = 5000

export function useStatement(source: StatementSource) {
  const query = useQuery({
    queryKey: source.key,
    queryFn: ({ signal }) => source.read(signal),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.error || (state.data?.signed.a && state.data.signed.b) ? false : EVERY_MS,
  })
  return query
}

export function useStatementWrites(source: StatementSource) {
  const client = useQueryClient()
  const settle = {
    networkMode: 'always',
    // after a refusal the statement may have changed; after a success others may have changed it since
    onSettled: () => client.invalidateQueries({ queryKey: source.key }),
  } as const
  return {
    save: useMutation({ mutationFn: (form: Saved) => source.save(form), ...settle }),
    sign: useMutation({
      mutationFn: (form: Parameters<StatementSource['sign']>[0]) => source.sign(form),
      ...settle,
    }),
  }
}
