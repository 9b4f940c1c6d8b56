import type { Nature } from '@sillage/domain/claims/natures.ts'
import type { Draft } from '@sillage/wire/claim-desk.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { claimsApi, deskApi } from './claims-api.ts'
import { answersOf, type DeclarationForm } from './declaration-form.ts'

/** The declaration under way on a contract; null without one. */
export function useDraft(contractId: string) {
  return useQuery({
    queryKey: ['claims', 'draft', contractId],
    queryFn: async ({ signal }) => (await deskApi.draft({ params: { contractId }, signal })).data,
    staleTime: 0,
    gcTime: 0,
  })
}

/** The steps of a declaration: what is typed, kept on the server at every step, sent once. */
export function useDeclaration(contractId: string, draft: Draft | null) {
  const client = useQueryClient()
  const [form, setForm] = useState<DeclarationForm>(draft?.form ?? {})
  const [step, setStep] = useState(draft?.step ?? 0)
  const [key] = useState(() => crypto.randomUUID())
  const sent = useRef<{ readonly body: string; readonly key: string } | null>(null)

  const saving = useMutation({
    mutationFn: (body: { step: number; form: DeclarationForm }) =>
      deskApi.saveDraft({ params: { contractId }, body }),
  })
  const go = (next: number) => {
    setStep(next)
    saving.mutate({ step: next, form })
  }
  const restart = () => {
    setForm({})
    setStep(0)
    void deskApi.discardDraft({ params: { contractId } })
  }
  const declaration = useMutation({
    mutationFn: async (nature: Nature) => {
      const body = bodyOf({ contractId, form, nature })
      // the same body under the same key, so that a retry after a lost answer declares once
      const text = JSON.stringify(body)
      const idempotencyKey =
        sent.current === null || sent.current.body === text
          ? (sent.current?.key ?? key)
          : crypto.randomUUID()
      sent.current = { body: text, key: idempotencyKey }
      return (await claimsApi.declare({ body, idempotencyKey })).data
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['claims', 'mine'] })
      void client.invalidateQueries({ queryKey: ['claims', 'drafts'] })
    },
  })
  return { form, setForm, step, go, saving, restart, declaration }
}

interface Declared {
  readonly contractId: string
  readonly form: DeclarationForm
  readonly nature: Nature
}

function bodyOf({ contractId, form, nature }: Declared) {
  return {
    contract_id: contractId,
    nature,
    dateIncident: form.dateIncident ?? '',
    description: form.description?.trim() ?? '',
    answers: answersOf(form, nature),
    injured: form.injured ?? false,
    abroad: form.abroad ?? false,
    ...(form.incidentTime ? { incidentTime: form.incidentTime } : {}),
    ...(form.place?.trim() ? { place: form.place.trim() } : {}),
  }
}
