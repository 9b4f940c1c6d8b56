import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Saved, StatementSource } from './statement-source.ts'

/** The other driver writes on another phone: what they wrote is seen within seconds. */
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
    // what was refused may have changed meanwhile; what was taken may be older than what followed
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
