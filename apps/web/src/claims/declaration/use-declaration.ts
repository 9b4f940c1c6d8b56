import type { claims } from '@sillage/wire/claims/claims.ts'
import type { Draft, Ground } from '@sillage/wire/claims/declaration.ts'
import type { BodyInput } from '@sillage/wire/http/route.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAttempt } from '../../contracts/life/use-attempt.ts'
import type { KeptClaim } from '../../shell/device/kept-claims.ts'
import { claimsApi, declarationApi } from '../claims-api.ts'
import { answersOf, type DeclarationForm } from './declaration-form.ts'
import { useDraftPhotos } from './draft-photos.ts'

/** The declaration under way on a contract; null without one. */
export function useDraft(contractId: string) {
  return useQuery({
    queryKey: ['claims', 'draft', contractId],
    queryFn: async ({ signal }) =>
      (await declarationApi.draft({ params: { contractId }, signal })).data,
    staleTime: 0,
    gcTime: 0,
  })
}

/** The contract on which to declare: its type, its owner, what it covers of each nature. */
export function useGround(contractId: string) {
  return useQuery({
    queryKey: ['claims', 'ground', contractId],
    queryFn: async ({ signal }) =>
      (await declarationApi.ground({ params: { contractId }, signal })).data,
  })
}

/** Safety, what, and the story. */
export const LAST_STEP = 2
const TYPING_PAUSE_MS = 800

/** A declaration that comes from the device: it is kept there, and sent from there. */
export interface KeptSource {
  readonly claim: KeptClaim
  /** The device could not keep the last change. */
  readonly isFailed: boolean
  readonly save: (form: DeclarationForm) => Promise<unknown>
  /** What is sent, and what it was made of, should it be refused. */
  readonly send: (body: BodyInput<typeof claims.declare>, form: DeclarationForm) => Promise<unknown>
}

/** The steps of a declaration: what is typed, kept on the server at every step and every pause, sent once. */
export function useDeclaration(contractId: string, draft: Draft | null, source: KeptSource | null) {
  const client = useQueryClient()
  const [form, setForm] = useState<DeclarationForm>(source?.claim.form ?? draft?.form ?? {})
  const [step, setStep] = useState(source ? stepOf(source.claim.form) : (draft?.step ?? 0))
  const keyFor = useAttempt()
  const kept = useRef<DeclarationForm | null>(form)

  // one after the other: a draft on its way must not come back to life after the declaration
  const inTurn = { scope: { id: `declaration ${contractId}` }, networkMode: 'always' } as const
  const saving = useMutation({
    ...inTurn,
    mutationFn: async (body: { step: number; form: DeclarationForm }) => {
      kept.current = body.form
      if (source) await source.save(body.form)
      else await declarationApi.saveDraft({ params: { contractId }, body })
    },
    // the next pause tries again
    onError: () => {
      kept.current = null
    },
  })
  const discarding = useMutation({
    ...inTurn,
    mutationFn: () => declarationApi.discardDraft({ params: { contractId } }),
  })
  const go = (next: number) => {
    setStep(next)
    saving.mutate({ step: next, form })
  }
  const { keeping: photos } = useDraftPhotos(contractId)
  const restart = () => {
    kept.current = EMPTY
    setForm(EMPTY)
    setStep(0)
    discarding.mutate()
    photos.mutate([])
  }
  const declaration = useMutation({
    ...inTurn,
    mutationFn: async (nature: AskedNature) => {
      const body = bodyOf({ contractId, form, nature })
      if (source) return void (await source.send(body, form))
      return (await claimsApi.declare({ body, idempotencyKey: keyFor(body) })).data
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['claims', 'mine'] })
      void client.invalidateQueries({ queryKey: ['claims', 'drafts'] })
      void client.invalidateQueries({ queryKey: ['claims', 'ground', contractId] })
    },
  })
  const keepTyped = useEffectEvent((typed: DeclarationForm) => {
    const isOnItsWay = declaration.isPending || declaration.isSuccess
    if (kept.current !== typed && !isOnItsWay) saving.mutate({ step, form: typed })
  })
  useEffect(() => {
    const timer = setTimeout(() => keepTyped(form), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [form])
  return { form, setForm, step, go, saving, restart, declaration }
}

/** A nature on the contract, with what it asks today. */
export type AskedNature = Ground['natures'][number]

/** What comes from the roadside is opened where something is missing, else where it is sent. */
function stepOf({ nature, dateIncident }: DeclarationForm): number {
  return nature && dateIncident ? LAST_STEP : 1
}

const EMPTY: DeclarationForm = {}

interface Declared {
  readonly contractId: string
  readonly form: DeclarationForm
  readonly nature: AskedNature
}

function bodyOf({ contractId, form, nature }: Declared) {
  return {
    contract_id: contractId,
    nature: nature.nature,
    dateIncident: form.dateIncident ?? '',
    description: form.description?.trim() ?? '',
    answers: answersOf(form, nature.questions),
    intake_version: nature.intake_version,
    injured: form.injured ?? false,
    abroad: form.abroad ?? false,
    ...(form.incidentTime ? { incidentTime: form.incidentTime } : {}),
    ...(form.place?.trim() ? { place: form.place.trim() } : {}),
  }
}
