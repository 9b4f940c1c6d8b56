import { cards } from '@sillage/wire/payments/cards.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { clientOf } from '../../shell/api/api.ts'
import { MINE } from './use-payments.ts'

const cardsApi = clientOf(cards)

/** Goes to the provider's page where a card pays a due. */
export function useCardPage(due: string) {
  return useMutation({
    mutationFn: async () => {
      const { data } = await cardsApi.start({ body: { due_id: due } })
      window.location.assign(data.page)
      // stays pending until the page is left; with the browser's back button the page is restored in its initial
      // state
      await new Promise((left) => window.addEventListener('pagehide', left, { once: true }))
    },
  })
}

/** Sends the result signed by the provider's page to the server, once, and removes it from the URL. */
export function useCardReturn() {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const client = useQueryClient()
  const { mutate, ...back } = useMutation({
    mutationFn: async (body: { message: string; signature: string }) =>
      (await cardsApi.back({ body })).data,
    onSuccess: () => client.invalidateQueries({ queryKey: MINE }),
  })
  useEffect(() => {
    const parameters = new URLSearchParams(search)
    const message = parameters.get('carte')
    const signature = parameters.get('signature')
    if (!message || !signature) return
    navigate(path, { replace: true })
    mutate({ message, signature })
  }, [search, path, navigate, mutate])
  return back
}
